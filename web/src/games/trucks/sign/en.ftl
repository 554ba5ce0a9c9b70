game-trucks = Desert Trucks
about-trucks = A truck race with a few litres of fuel and a great deal of sand.
