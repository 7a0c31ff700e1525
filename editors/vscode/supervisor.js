// @ts-check
// Decides when a server runs: finds it, starts it, starts it again after a crash, and says once what is wrong.
'use strict';

const fs = require('node:fs');
const path = require('node:path');
const vscode = require('vscode');
const { findServer, missingMessage, sourceNames } = require('./findServer');
const { Session } = require('./session');
const { processSettings } = require('./settings');

/** A server that has crashed is started again, but not more often than this in so many milliseconds. */
const crashLimit = { count: 4, period: 3 * 60_000, pause: 1_000 };

/**
 * @typedef {object} State
 * @property {'disabled' | 'missing' | 'starting' | 'running' | 'failed' | 'stopped'} kind
 * @property {string} [problem] a sentence that says why no server runs
 */

class Supervisor {
  /**
   * Starts and stops, one at a time. It never rejects.
   * @type {Promise<void>}
   */
  #turn = Promise.resolve();
  /** @type {Session | undefined} */
  #session;
  /**
   * When the server crashed, as `Date.now()`.
   * @type {number[]}
   */
  #crashes = [];
  /** @type {NodeJS.Timeout | undefined} */
  #pause;
  #isDeactivated = false;
  #onDidChange = new vscode.EventEmitter();
  onDidChange = this.#onDidChange.event;
  /** @type {State} */
  state = { kind: 'stopped' };
  /**
   * What the last search found.
   * @type {import('./findServer').Search | undefined}
   */
  search;

  /**
   * @param {object} parts
   * @param {vscode.LogOutputChannel} parts.log
   * @param {string} parts.extensionFolder
   * @param {string} parts.serverLog the file that the server logs to if it is asked to
   * @param {ConstructorParameters<typeof Session>[1]} parts.clientOptions
   * @param {ConstructorParameters<typeof Session>[3]} [parts.limits]
   * @param {typeof crashLimit} [parts.crashes]
   */
  constructor({ log, extensionFolder, serverLog, clientOptions, limits, crashes = crashLimit }) {
    this.log = log;
    this.extensionFolder = extensionFolder;
    this.serverLog = serverLog;
    this.clientOptions = clientOptions;
    this.limits = limits;
    this.crashLimit = crashes;
  }

  /** The running session; one that is starting is waited for. */
  async running() {
    await this.settled();
    return this.#session?.isRunning ? this.#session : undefined;
  }

  /** Settles when nothing is about to start. */
  async settled() {
    await this.#turn;
    await this.#session?.ready.catch(() => undefined);
  }

  get session() {
    return this.#session;
  }

  /** Whether a server runs, or will without anybody's doing. */
  get isActive() {
    return this.state.kind === 'running' || this.state.kind === 'starting';
  }

  /** Starts the server anew, whatever it does now. Settles when it is ready or has failed; never rejects. */
  async restart() {
    this.#crashes = [];
    await this.#enqueue();
  }

  /** @param {number} [patience] how long a server that is starting is waited for, in milliseconds */
  async deactivate(patience) {
    this.#isDeactivated = true;
    clearTimeout(this.#pause);
    // Not in the queue, where a start may be waiting: nothing is started any more.
    await this.#stop(patience);
    await this.#turn;
    this.#onDidChange.dispose();
  }

  async #enqueue() {
    clearTimeout(this.#pause);
    this.#turn = this.#turn
      .then(() => this.#stop())
      .then(() => this.#start())
      .catch((error) => this.#fail(error instanceof Error ? error.message : String(error)));
    await this.settled();
  }

  /** @param {number} [patience] */
  async #stop(patience) {
    const session = this.#session;
    this.#session = undefined;
    if (session === undefined) return;
    await session.stop(patience);
    this.log.info(`The server has been stopped (${session.ending ?? 'it was never started'}).`);
    this.#change({ kind: 'stopped' });
  }

  #start() {
    if (this.#isDeactivated) return;
    this.search = undefined;
    const settings = processSettings(vscode.workspace.getConfiguration('viewLsp'));
    if (!settings.enable) {
      this.log.info('The setting viewLsp.enable is off: no server is started.');
      this.#change({ kind: 'disabled', problem: 'The setting viewLsp.enable is off.' });
      return;
    }
    const folders = (vscode.workspace.workspaceFolders ?? [])
      .filter(({ uri }) => uri.scheme === 'file')
      .map(({ uri }) => uri.fsPath);
    this.search = findServer({
      setting: settings.path,
      extension: this.extensionFolder,
      folders,
      isTrusted: vscode.workspace.isTrusted,
    });
    const { executable, source, tried, untrusted } = this.search;
    if (executable === undefined || source === undefined) {
      for (const { file } of tried) this.log.info(`Not an executable file: ${file}`);
      const problem = missingMessage(this.search);
      this.#change({ kind: 'missing', problem });
      this.#tell(problem, untrusted === undefined ? ['Open Settings', 'Restart'] : ['Manage Trust', 'Open Settings']);
      return;
    }
    this.log.info(`Starting ${executable}, ${sourceNames[source]}.`);
    if (settings.logLevel !== 'off') fs.mkdirSync(path.dirname(this.serverLog), { recursive: true });
    const logging = settings.logLevel === 'off' ? [] : ['--log', this.serverLog, '--log-level', settings.logLevel];
    const args = ['serve', '--stdio', ...logging, ...settings.args];
    const session = new Session(
      { executable, args, folder: folders[0] }, this.clientOptions, (ended) => void this.#crashed(ended), this.limits);
    this.#session = session;
    this.#change({ kind: 'starting' });
    session.ready.then(
      () => {
        if (this.#session !== session) return;
        this.log.info(`The server is ready (process ${session.processId}).`);
        this.#change({ kind: 'running' });
      },
      (error) => {
        if (this.#session !== session) return;
        this.#fail(`${executable} could not be started: ${error.message.replace(/\.$/, '')}.`);
      },
    );
  }

  /** @param {Session} session */
  async #crashed(session) {
    if (this.#session !== session) return;
    const end = await session.describeEnd();
    // Someone may have asked for a restart meanwhile.
    if (this.#session !== session || this.#isDeactivated) return;
    const now = Date.now();
    const { count, period, pause } = this.crashLimit;
    this.#crashes = [...this.#crashes.filter((time) => now - time < period), now];
    if (this.#crashes.length > count) {
      const times = `${this.#crashes.length} times in a short time`;
      this.#fail(`The server has crashed ${times}, and is not started again. It ${end}.`);
      return;
    }
    this.log.warn(`The server ${end}. It is started again.`);
    this.#change({ kind: 'starting' });
    this.#pause = setTimeout(() => void this.#enqueue(), pause);
  }

  /** @param {string} problem */
  #fail(problem) {
    this.log.error(problem);
    this.#change({ kind: 'failed', problem });
    this.#tell(problem, ['Show Log', 'Open Settings', 'Restart']);
  }

  /** @param {State} state */
  #change(state) {
    this.state = state;
    if (!this.#isDeactivated) this.#onDidChange.fire(state);
  }

  /**
   * Shows a problem. It is not waited for: the message may stay open for long.
   * @param {string} problem
   * @param {string[]} choices
   */
  #tell(problem, choices) {
    if (this.#isDeactivated) return;
    void vscode.window.showErrorMessage(`view-lsp: ${problem}`, ...choices).then((choice) => this.#choose(choice));
  }

  /** @param {string | undefined} choice */
  async #choose(choice) {
    if (choice === 'Show Log') this.log.show();
    if (choice === 'Restart') await this.restart();
    if (choice === 'Open Settings') {
      await vscode.commands.executeCommand('workbench.action.openSettings', 'viewLsp');
    }
    if (choice === 'Manage Trust') await vscode.commands.executeCommand('workbench.trust.manage');
  }
}

module.exports = { Supervisor };
