protocol View {}
