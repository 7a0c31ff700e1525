// profile: recommended
// not type-checked: MapKit isn't part of the stand-in for SwiftUI.
import MapKit
import SwiftUI

struct Pin: Identifiable {
  let id = UUID()
  let coordinate: CLLocationCoordinate2D
}

struct Place: Identifiable {
  let id: String
  let coordinate: CLLocationCoordinate2D
}

struct MeetingView: View {
  @State private var region: MKCoordinateRegion
  @State private var note = ""
  let coordinate: CLLocationCoordinate2D
  let places: [Place]

  var body: some View {
    VStack {
      Map(coordinateRegion: $region, annotationItems: [Pin(coordinate: coordinate)]) { pin in  // expect: fresh_id "so all annotations are replaced"
        MapMarker(coordinate: pin.coordinate)
      }
      Map(coordinateRegion: $region, annotationItems: places) { place in
        MapMarker(coordinate: place.coordinate)
      }
      TextField("Note", text: $note)
    }
  }
}
