// A protocol as a package declares it, of which the workspace sees nothing but the name.
public import SwiftUI

public protocol PackagePage: View {}
