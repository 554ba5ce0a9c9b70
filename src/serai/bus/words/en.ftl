unknown-bus = There is no bus at { $place }. Write redis://HOST:6379, nats://HOST:4222 or postgresql://HOST/NAME.
bus-not-installed = A bus at { $place } needs a part of Serai that is not installed. Install it: pip install "serai[cluster]"
bus-address = The address { $place } cannot be understood. Write it as in redis://NAME:PASSWORD@HOST:6379.
bus-silent = Nobody answers at the bus { $place }: { $why }. See whether it runs and whether this machine can reach it.
bus-shut = The bus at { $place } lets nobody in: { $why }. See to the name and the password in its address.
