// @ts-check
// One server process and the client that talks to it.
'use strict';

const { spawn } = require('node:child_process');
const fs = require('node:fs');
const { LanguageClient, CloseAction, ErrorAction } = require('vscode-languageclient/node');
const { TimeoutError, within } = require('./timing');

/** How long things may take, in milliseconds. */
const defaultLimits = {
  /** Until the server has answered `initialize`. */
  start: 15_000,
  /** How long a server that is starting is waited for before it is stopped. */
  startBeforeStop: 5_000,
  /** Until the server has answered `shutdown`. */
  shutdown: 2_000,
  /** Until the process has ended after `exit`; then it is killed. */
  exit: 1_000,
};

/**
 * Commands of the server that the extension registers itself, so that they are there without a server, too. The
 * server is told not to offer them: a command can be registered only once.
 */
const ownCommands = ['view-lsp.fixAllInWorkspace', 'view-lsp.showDocumentation'];

/**
 * The client, with two of its habits changed: before the server runs and after it has ended, errors go to the log
 * alone, since the extension tells the user once what is wrong; and a client that does not run has nothing to
 * stop, where the library's own calls would leave a rejected promise that nobody handles.
 */
class Client extends LanguageClient {
  /**
   * @param {string} message
   * @param {any} [data]
   * @param {boolean | 'force'} [show]
   */
  error(message, data, show) {
    super.error(message, data, this.isRunning() ? show : false);
  }

  /** @param {number} [timeout] */
  stop(timeout) {
    return this.isRunning() ? super.stop(timeout) : Promise.resolve();
  }
}

/** @typedef {import('vscode-languageclient/node').LanguageClientOptions} LanguageClientOptions */

/**
 * @typedef {object} Launch
 * @property {string} executable
 * @property {string[]} args
 * @property {string | undefined} folder the process's working directory
 */

class Session {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #process;
  /** Settles when the process has ended; never if none was started. */
  #exit;
  /** @type {() => void} */
  #resolveExit;
  #isReady = false;
  #isStopping = false;
  /**
   * How the process ended, for messages.
   * @type {string | undefined}
   */
  ending;

  /**
   * @param {Launch} launch
   * @param {(client: () => Client) => LanguageClientOptions} options made with a way to the client
   * @param {(session: Session) => void} onCrash called when a server that was ready has ended unasked
   * @param {Partial<typeof defaultLimits>} [limits]
   */
  constructor(launch, options, onCrash, limits = {}) {
    this.launch = launch;
    this.limits = { ...defaultLimits, ...limits };
    this.#resolveExit = () => undefined;
    /** @type {Promise<void>} */
    this.#exit = new Promise((resolve) => (this.#resolveExit = () => resolve()));
    this.client = new Client('viewLsp', 'view-lsp', () => this.#spawn(), {
      ...options(() => this.client),
      initializationFailedHandler: () => false,
      errorHandler: {
        // A server that can't be written to, or that does not speak the protocol, is ended; `closed` follows.
        error: (_error, _message, count) => {
          if ((count ?? 0) > 3) this.#process?.kill('SIGKILL');
          return { action: ErrorAction.Continue, handled: true };
        },
        // The supervisor starts a new session, so that there is only one way to start.
        closed: () => {
          if (this.#isReady && !this.#isStopping) onCrash(this);
          return { action: CloseAction.DoNotRestart, handled: true };
        },
      },
    });
    this.client.registerFeature({
      fillClientCapabilities: (capabilities) => {
        capabilities.experimental = { ...capabilities.experimental, commands: ownCommands };
      },
      initialize: () => undefined,
      getState: () => ({ kind: 'static' }),
      clear: () => undefined,
    });
    /** Settles when the server is ready or has failed. Rejects with the reason, and then no process is left. */
    this.ready = this.#start();
    this.ready.catch(() => undefined);
  }

  get isRunning() {
    return this.#isReady && this.client.isRunning();
  }

  get processId() {
    return this.#process?.pid;
  }

  /** @returns {Promise<import('node:child_process').ChildProcess>} */
  #spawn() {
    const { executable, args, folder } = this.launch;
    const cwd = folder !== undefined && fs.existsSync(folder) ? folder : undefined;
    return new Promise((resolve, reject) => {
      if (this.#isStopping) return reject(new Error('it was stopped'));
      const child = spawn(executable, args, { cwd });
      this.#process = child;
      child.once('spawn', () => resolve(child));
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        this.ending = signal === null ? `exit code ${code}` : `signal ${signal}`;
        this.#resolveExit();
      });
    });
  }

  async #start() {
    try {
      const ended = this.#exit.then(() => Promise.reject(new Error('it ended')));
      // Where the connection closes meanwhile, the library loses the promise behind the first call: that call ends
      // as if all were well, and the promise is rejected unhandled. The second call follows that very promise.
      this.client.start().catch(() => undefined);
      await within(Promise.race([this.client.start(), ended]), this.limits.start);
      if (!this.client.isRunning()) throw new Error('the connection was closed');
      this.#isReady = true;
    } catch (error) {
      const isLate = error instanceof TimeoutError;
      if (!isLate && this.processId !== undefined && (await this.#hasEnded())) {
        throw new Error(`it ended with ${this.ending} before it was ready`);
      }
      await this.#kill();
      throw error instanceof Error ? error : new Error(String(error));
    }
  }

  /** How the process ended, once it has; a few moments are given to it. */
  async describeEnd() {
    return (await this.#hasEnded()) ? `ended with ${this.ending}` : 'closed its output';
  }

  /**
   * Ends the process, in the way of the protocol if the server still answers. Never rejects, and never takes
   * longer than the limits together.
   * @param {number} [patience] how long a server that is starting is waited for
   */
  async stop(patience = this.limits.startBeforeStop) {
    this.#isStopping = true;
    await within(this.ready, patience).catch(() => undefined);
    await within(this.client.dispose(this.limits.shutdown), this.limits.shutdown + 500).catch(() => undefined);
    await this.#kill();
  }

  /** Whether the process has ended, after it was given time for it. */
  #hasEnded() {
    return within(this.#exit, this.limits.exit).then(() => true, () => false);
  }

  async #kill() {
    const child = this.#process;
    if (child?.pid === undefined || (this.#isReady && (await this.#hasEnded()))) return;
    child.kill('SIGKILL');
    await this.#hasEnded();
  }
}

module.exports = { Session };
