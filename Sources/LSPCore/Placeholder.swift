/// The name under which this build answers.
package enum LSPCoreVersion {}
