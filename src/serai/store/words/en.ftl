unknown-store = There is no store at { $url }. Write sqlite:/// and the path of a file.
not-kept = That could not be kept, so nothing has changed: the disk of the house may be full. Try again in a moment.
store-newer = The file { $file } was written by a later Serai. Update Serai, or choose another folder with --data.
