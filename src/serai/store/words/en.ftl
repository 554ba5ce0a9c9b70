unknown-store = There is no store at { $url }. Write sqlite:/// and the path of a file.
store-newer = The file { $file } was written by a later Serai. Update Serai, or choose another folder with --data.
