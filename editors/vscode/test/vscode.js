'use strict';
// A stand-in for the `vscode` module: as much of the editor as the extension and the language client use. Documents,
// settings, diagnostics and messages are kept in `editor`, which the tests drive.

const fs = require('node:fs');
const path = require('node:path');
const { pathToFileURL, fileURLToPath } = require('node:url');

class Disposable {
  constructor(action) {
    this.dispose = () => action?.();
  }
  static from(...items) {
    return new Disposable(() => items.forEach((item) => item.dispose()));
  }
}

class EventEmitter {
  #listeners = new Set();
  event = (listener, self, disposables) => {
    const bound = self === undefined ? listener : listener.bind(self);
    this.#listeners.add(bound);
    const disposable = new Disposable(() => this.#listeners.delete(bound));
    disposables?.push(disposable);
    return disposable;
  };
  /** The promises that listeners have returned can be waited for. */
  fire(value) {
    return Promise.all([...this.#listeners].map((listener) => listener(value)));
  }
  dispose() {
    this.#listeners.clear();
  }
}

class CancellationTokenSource {
  #emitter = new EventEmitter();
  token = {
    isCancellationRequested: false,
    onCancellationRequested: (listener) => {
      if (this.token.isCancellationRequested) setImmediate(listener);
      return this.#emitter.event(listener);
    },
  };
  cancel() {
    if (this.token.isCancellationRequested) return;
    this.token.isCancellationRequested = true;
    void this.#emitter.fire();
  }
  dispose() {
    this.#emitter.dispose();
  }
}

class CancellationError extends Error {}

class Uri {
  constructor({ scheme, authority = '', path: file = '', query = '', fragment = '' }) {
    Object.assign(this, { scheme, authority, path: file, query, fragment });
  }
  static from(parts) {
    return new Uri(parts);
  }
  static file(file) {
    return new Uri({ scheme: 'file', path: file });
  }
  static parse(text) {
    const url = new URL(text);
    const scheme = url.protocol.slice(0, -1);
    if (scheme === 'file') return Uri.file(fileURLToPath(url));
    const [query, fragment] = [url.search.slice(1), url.hash.slice(1)];
    return new Uri({ scheme, authority: url.host, path: decodeURIComponent(url.pathname), query, fragment });
  }
  static joinPath(uri, ...parts) {
    return uri.with({ path: path.posix.join(uri.path, ...parts) });
  }
  get fsPath() {
    return this.path;
  }
  with(change) {
    return new Uri({ ...this, ...change });
  }
  toString() {
    if (this.scheme === 'file') return pathToFileURL(this.path).toString();
    return `${this.scheme}:${this.authority === '' ? '' : `//${this.authority}`}${encodeURI(this.path)}`;
  }
}

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
  compareTo(other) {
    return this.line - other.line || this.character - other.character;
  }
}

class Range {
  constructor(start, end, endLine, endCharacter) {
    this.start = typeof start === 'number' ? new Position(start, end) : start;
    this.end = typeof start === 'number' ? new Position(endLine, endCharacter) : end;
  }
  contains(position) {
    return this.start.compareTo(position) <= 0 && this.end.compareTo(position) >= 0;
  }
}

class Selection extends Range {
  get active() {
    return this.end;
  }
}

class Location {
  constructor(uri, range) {
    Object.assign(this, { uri, range });
  }
}

class Diagnostic {
  constructor(range, message, severity) {
    Object.assign(this, { range, message, severity });
  }
}

class DiagnosticRelatedInformation {
  constructor(location, message) {
    Object.assign(this, { location, message });
  }
}

class CodeActionKind {
  static Empty = new CodeActionKind('');
  constructor(value) {
    this.value = value;
  }
  append(part) {
    return new CodeActionKind(this.value === '' ? part : `${this.value}.${part}`);
  }
}

class CodeAction {
  constructor(title, kind) {
    Object.assign(this, { title, kind });
  }
}

class MarkdownString {
  constructor(value = '') {
    this.value = value;
  }
  appendMarkdown(text) {
    this.value += text;
    return this;
  }
  appendCodeblock(text) {
    return this.appendMarkdown(text);
  }
}

class Hover {
  constructor(contents, range) {
    this.contents = Array.isArray(contents) ? contents : [contents];
    this.range = range;
  }
}

class TextEdit {
  constructor(range, newText) {
    Object.assign(this, { range, newText });
  }
}

class WorkspaceEdit {
  #edits = new Map();
  set(uri, edits) {
    this.#edits.set(uri.toString(), edits.map((edit) => (Array.isArray(edit) ? edit[0] : edit)));
  }
  replace(uri, range, newText) {
    const key = uri.toString();
    this.#edits.set(key, [...(this.#edits.get(key) ?? []), new TextEdit(range, newText)]);
  }
  entries() {
    return [...this.#edits].map(([uri, edits]) => [Uri.parse(uri), edits]);
  }
}

class RelativePattern {
  constructor(base, pattern) {
    this.baseUri = base.uri ?? base;
    this.pattern = pattern;
  }
}

class TabInputText {
  constructor(uri) {
    this.uri = uri;
  }
}

class TextDocument {
  isClosed = false;
  isDirty = false;
  constructor(uri, languageId, text) {
    Object.assign(this, { uri, languageId, text, version: 1, fileName: uri.fsPath });
  }
  getText() {
    return this.text;
  }
  offsetAt({ line, character }) {
    let offset = 0;
    for (let count = 0; count < line; count += 1) offset = this.text.indexOf('\n', offset) + 1;
    return offset + character;
  }
}

/** The text after the edits, which are not in order and don't overlap. */
function applied(document, edits) {
  const spans = edits.map(({ range, newText }) => ({
    start: document.offsetAt(range.start), end: document.offsetAt(range.end), newText,
  }));
  spans.sort((a, b) => b.start - a.start);
  return spans.reduce((text, { start, end, newText }) => text.slice(0, start) + newText + text.slice(end), document.text);
}

const events = {};
const on = (name) => (events[name] ??= new EventEmitter()).event;

/** What the tests see and do. */
const editor = {
  events,
  settings: {},
  folders: [],
  documents: [],
  isTrusted: true,
  /** The messages that were shown; `answer` chooses a button. */
  messages: [],
  answer: () => undefined,
  commands: new Map(),
  executed: [],
  providers: {},
  contentProviders: {},
  channels: new Map(),
  collections: new Set(),
  statusItems: [],
  shown: [],
  progress: [],

  /** Changes settings, given without `viewLsp.`, and waits for what listens. */
  configure(changes) {
    Object.assign(editor.settings, changes);
    const names = Object.keys(changes).map((key) => `viewLsp.${key}`);
    const affectsConfiguration = (section) => names.some((name) => name === section || name.startsWith(`${section}.`));
    return events.onDidChangeConfiguration?.fire({ affectsConfiguration });
  },
  open(file, text = fs.readFileSync(file, 'utf8'), languageId = 'swift') {
    const document = new TextDocument(Uri.file(file), languageId, text);
    editor.documents.push(document);
    window.activeTextEditor = { document, selection: new Selection(0, 0, 0, 0) };
    void events.onDidChangeTabs?.fire({ opened: [document], closed: [], changed: [] });
    void events.onDidOpenTextDocument?.fire(document);
    return document;
  },
  change(document, range, text) {
    const contentChanges = [{ range, rangeOffset: document.offsetAt(range.start), rangeLength: 0, text }];
    document.text = applied(document, [new TextEdit(range, text)]);
    document.version += 1;
    void events.onDidChangeTextDocument?.fire({ document, contentChanges });
  },
  close(document) {
    editor.documents = editor.documents.filter((other) => other !== document);
    document.isClosed = true;
    if (window.activeTextEditor?.document === document) window.activeTextEditor = undefined;
    void events.onDidCloseTextDocument?.fire(document);
    void events.onDidChangeTabs?.fire({ opened: [], closed: [document], changed: [] });
  },
  diagnostics(uri) {
    return [...editor.collections].flatMap((collection) => collection.get(uri.toString()) ?? []);
  },
  /** Everything that is in a channel. */
  log(name = 'view-lsp') {
    return editor.channels.get(name)?.join('\n') ?? '';
  },
};

function outputChannel(name) {
  const lines = [];
  editor.channels.set(name, lines);
  const line = (text, ...more) => void lines.push([text, ...more].map(String).join(' '));
  const level = (label) => (text, ...more) => line(`[${label}]`, text, ...more);
  return {
    name, logLevel: 3, onDidChangeLogLevel: on('onDidChangeLogLevel'),
    append: line, appendLine: line, replace: line, clear: () => undefined,
    trace: level('trace'), debug: level('debug'), info: level('info'), warn: level('warning'), error: level('error'),
    show: () => editor.shown.push(name), hide: () => undefined, dispose: () => undefined,
  };
}

const message = (kind) => async (text, ...choices) => {
  editor.messages.push({ kind, text });
  return editor.answer(text, choices);
};

function diagnosticCollection(name) {
  const entries = new Map();
  const collection = {
    name,
    get: (uri) => entries.get(uri.toString()),
    set: (uri, diagnostics) => void entries.set(uri.toString(), diagnostics ?? []),
    has: (uri) => entries.has(uri.toString()),
    delete: (uri) => entries.delete(uri.toString()),
    clear: () => entries.clear(),
    dispose: () => (entries.clear(), editor.collections.delete(collection)),
  };
  editor.collections.add(collection);
  return collection;
}

const register = (kind) => (...values) => {
  const isProvider = (value) => typeof value === 'object' && value !== null && !Array.isArray(value) && !value.scheme;
  const entry = values.find(isProvider) ?? {};
  (editor.providers[kind] ??= new Set()).add(entry);
  return new Disposable(() => editor.providers[kind].delete(entry));
};

/** Where a name is unknown, a class without members: the client extends some of the editor's classes. */
const open = (known, missing) => new Proxy(known, {
  get: (target, name) => (name in target || typeof name === 'symbol' ? target[name] : (target[name] = missing(name))),
});

const languages = open({
  match: (selector, { uri, languageId }) => [selector].flat().some((filter) =>
    (filter.scheme === undefined || filter.scheme === uri.scheme) &&
    (filter.language === undefined || filter.language === languageId) &&
    (filter.pattern === undefined || path.matchesGlob?.(uri.path, String(filter.pattern)) ||
      uri.path.endsWith(String(filter.pattern).replace('**', ''))),
  ) ? 10 : 0,
  createDiagnosticCollection: diagnosticCollection,
  getDiagnostics: (uri) => editor.diagnostics(uri),
  createLanguageStatusItem: (id) => {
    const item = { id, dispose: () => undefined };
    editor.statusItems.push(item);
    return item;
  },
}, (name) => register(name));

const window = open({
  activeTextEditor: undefined,
  get visibleTextEditors() {
    return window.activeTextEditor === undefined ? [] : [window.activeTextEditor];
  },
  tabGroups: {
    get all() {
      return [{ tabs: editor.documents.map(({ uri }) => ({ input: new TabInputText(uri) })) }];
    },
    onDidChangeTabs: on('onDidChangeTabs'),
  },
  createOutputChannel: outputChannel,
  showErrorMessage: message('error'),
  showWarningMessage: message('warning'),
  showInformationMessage: message('information'),
  showTextDocument: async (uri) => void editor.shown.push(uri.toString()),
  showQuickPick: async (items) => editor.answer('', items),
  showWorkspaceFolderPick: async () => editor.folders.at(-1),
  withProgress: async (options, task) => {
    editor.progress.push(options.title);
    return task({ report: () => undefined }, new CancellationTokenSource().token);
  },
}, (name) => on(name));

const workspace = open({
  get workspaceFolders() {
    return editor.folders.length === 0 ? undefined : editor.folders;
  },
  get textDocuments() {
    return editor.documents;
  },
  notebookDocuments: [],
  get isTrusted() {
    return editor.isTrusted;
  },
  fs: {
    stat: async (uri) => fs.promises.stat(uri.fsPath),
    writeFile: async (uri, bytes) => fs.promises.writeFile(uri.fsPath, bytes),
  },
  getWorkspaceFolder: (uri) => editor.folders.find((folder) => uri.path.startsWith(`${folder.uri.path}/`)),
  getConfiguration: (section) => {
    const values = section === undefined ? { viewLsp: editor.settings } : editor.settings;
    const get = (key, otherwise) => (key in values ? values[key] : otherwise);
    return { ...values, has: (key) => key in values, get };
  },
  registerTextDocumentContentProvider: (scheme, provider) => {
    editor.contentProviders[scheme] = provider;
    return new Disposable();
  },
  createFileSystemWatcher: () => ({
    onDidCreate: on('onDidCreateFile'), onDidChange: on('onDidChangeFile'), onDidDelete: on('onDidDeleteFile'),
    dispose: () => undefined,
  }),
  applyEdit: async (edit) => {
    for (const [uri, edits] of edit.entries()) {
      const document = editor.documents.find((other) => other.uri.toString() === uri.toString());
      if (document === undefined) {
        const file = new TextDocument(uri, 'swift', fs.readFileSync(uri.fsPath, 'utf8'));
        fs.writeFileSync(uri.fsPath, applied(file, edits));
      } else {
        for (const { range, newText } of [...edits].sort((a, b) => b.range.start.compareTo(a.range.start))) {
          editor.change(document, range, newText);
        }
      }
    }
    return true;
  },
}, (name) => on(name));

const commands = {
  registerCommand: (name, action) => {
    if (editor.commands.has(name)) throw new Error(`command '${name}' already exists`);
    editor.commands.set(name, action);
    return new Disposable(() => editor.commands.delete(name));
  },
  executeCommand: async (name, ...values) => {
    editor.executed.push([name, ...values]);
    return editor.commands.get(name)?.(...values);
  },
};

const vscode = open({
  // The oldest editor that the extension can be installed in: the client checks whether that is enough for it.
  version: process.env.VIEW_LSP_EDITOR_VERSION ?? require('../package.json').engines.vscode.replace('^', ''),
  env: { appName: 'a test', language: 'en', openExternal: async () => true },
  LogLevel: { Off: 0, Trace: 1, Debug: 2, Info: 3, Warning: 4, Error: 5 },
  LanguageStatusSeverity: { Information: 0, Warning: 1, Error: 2 },
  DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
  DiagnosticTag: { Unnecessary: 1, Deprecated: 2 },
  CodeActionTriggerKind: { Invoke: 1, Automatic: 2 },
  ProgressLocation: { SourceControl: 1, Window: 10, Notification: 15 },
  ViewColumn: { Active: -1, Beside: -2 },
  Disposable, EventEmitter, CancellationTokenSource, CancellationError, Uri, Position, Range, Selection, Location,
  Diagnostic, DiagnosticRelatedInformation, CodeActionKind, CodeAction, MarkdownString, Hover, TextEdit,
  WorkspaceEdit, RelativePattern, TabInputText,
  commands, languages, window, workspace,
}, () => class {});

module.exports = { vscode, editor };
