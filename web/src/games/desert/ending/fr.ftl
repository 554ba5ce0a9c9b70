desert-ending-flight = La machine s’envole
desert-ending-thirst = La soif a emporté { $names }
desert-ending-sand = Engloutis par le sable
desert-ending-storm = Emportés par la tempête
