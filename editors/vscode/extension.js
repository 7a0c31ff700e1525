// @ts-check
'use strict';

const path = require('node:path');
const vscode = require('vscode');
const { clientOptions } = require('./clientOptions');
const { Commands } = require('./commands');
const { processKeys } = require('./settings');
const { showStatus } = require('./status');
const { Supervisor } = require('./supervisor');
const { makeTraceChannel } = require('./trace');

/** How long a starting server is waited for when the editor closes, in milliseconds: it allows five seconds in all. */
const deactivationPatience = 1_000;

/** @type {Supervisor | undefined} */
let supervisor;

/** @param {vscode.ExtensionContext} context */
function activate(context) {
  const log = vscode.window.createOutputChannel('view-lsp', { log: true });
  const trace = makeTraceChannel();
  const started = new Supervisor({
    log,
    extensionFolder: context.extensionPath,
    serverLog: path.join(context.logUri.fsPath, 'server.log'),
    clientOptions: clientOptions(log, trace.channel),
  });
  supervisor = started;
  context.subscriptions.push(
    log,
    trace,
    ...new Commands(started).register(),
    ...showStatus(started),
    vscode.workspace.onDidGrantWorkspaceTrust(() => restartUnlessActive(started)),
    vscode.workspace.onDidChangeWorkspaceFolders(() => restartUnlessActive(started)),
    vscode.workspace.onDidChangeConfiguration((event) => {
      // The other settings reach the running server.
      if (processKeys.some((key) => event.affectsConfiguration(`viewLsp.${key}`))) return started.restart();
    }),
  );
  // Not waited for: a server that does not answer must not hold up the activation.
  void started.restart();
}

/**
 * A folder that is new, or trusted now, may hold what was not found before.
 * @param {Supervisor} started
 */
function restartUnlessActive(started) {
  return started.isActive ? undefined : started.restart();
}

function deactivate() {
  return supervisor?.deactivate(deactivationPatience);
}

module.exports = { activate, deactivate };
