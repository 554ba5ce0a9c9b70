desert-ending-flight = The machine flies
desert-ending-thirst = { $names } died of thirst
desert-ending-sand = Swallowed by the sand
desert-ending-storm = Taken by the storm
