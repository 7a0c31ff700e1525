struct DockRule {}
struct DockRow {}
struct DockCell {}
struct DockMenu {}
enum DockKind {}
final class DockStore {}
struct DockError {}
