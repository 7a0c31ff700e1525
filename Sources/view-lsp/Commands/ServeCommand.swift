/// `view-lsp serve`.
func runServe(_ arguments: Arguments, _ console: Console) -> Int32 {
  var options = ServeOptions(clientProcess: arguments.number("--clientProcessId"))
  if let path = arguments.value("--log") {
    let level = arguments.value("--log-level").flatMap(ServerLog.Level.init) ?? .info
    do throws(FileFailure) {
      options.log = try ServerLog(path: path, level: level)
    } catch {
      console.complain("\(path): \(error.message)")
      return 2
    }
  }
  return serve(options)
}
