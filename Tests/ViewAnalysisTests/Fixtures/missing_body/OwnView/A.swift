struct Home: View {}
