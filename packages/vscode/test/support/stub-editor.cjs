// Replaces the editor: loads the built extension with a stub of the module `vscode`, activates it, trusts the workspace
// (while the server starts, with the argument `early`), deactivates it, and prints each step. A step waits until the
// server watches files, which it asks for last: a client that stops with an answer still to send logs an error. All other
// members of the stub are objects that can be called, constructed and extended.
const Module = require("node:module");
const { join } = require("node:path");

const dist = process.argv[2];
const disposable = { dispose() {} };

function anything() {
  const members = new Map();
  return new Proxy(class {}, {
    get(target, name) {
      if (name === "prototype") return target.prototype;
      if (name === "then" || typeof name === "symbol") return undefined;
      if (/^on[A-Z]/u.test(name)) return () => disposable;
      if (/^(register|create)[A-Z]/u.test(name)) return () => Object.assign(() => disposable, channel);
      if (!members.has(name)) members.set(name, anything());
      return members.get(name);
    },
    apply: () => anything(),
  });
}

class EventEmitter {
  listeners = [];
  event = (listener) => {
    this.listeners.push(listener);
    return disposable;
  };
  fire(event) {
    for (const listener of this.listeners) listener(event);
  }
  dispose() {}
}

const channel = Object.fromEntries(
  ["append", "appendLine", "show", "dispose", "set", "delete", "clear", "warn", "info", "debug", "trace"].map(
    (name) => [name, () => {}],
  ),
);
Object.assign(channel, { error: console.log, logLevel: 0, onDidChangeLogLevel: () => disposable });

const trust = new EventEmitter();
const watching = new EventEmitter();
const watched = () => new Promise((resolve) => watching.event(() => setImmediate(resolve)));
const workspace = {
  workspaceFolders: undefined,
  textDocuments: [],
  notebookDocuments: [],
  name: undefined,
  isTrusted: false,
  onDidGrantWorkspaceTrust: trust.event,
  createFileSystemWatcher: () => {
    watching.fire();
    return {
      onDidCreate: () => disposable,
      onDidChange: () => disposable,
      onDidDelete: () => disposable,
      dispose() {},
    };
  },
};

const known = {
  EventEmitter,
  version: "1.91.0",
  workspace,
  window: {
    visibleTextEditors: [],
    activeTextEditor: undefined,
    tabGroups: { all: [], onDidChangeTabs: () => disposable },
  },
  env: { language: "en", appName: "stub" },
  languages: { match: () => 0 },
};
const rest = anything();
const editor = new Proxy(rest, {
  get(target, name) {
    if (!Object.hasOwn(known, name)) return target[name];
    if (typeof known[name] !== "object") return known[name];
    const others = target[name];
    return new Proxy(known[name], {
      get: (own, member) => (Object.hasOwn(own, member) ? own[member] : others[member]),
    });
  },
});

const load = Module._load;
Module._load = (request, ...others) => (request === "vscode" ? editor : load(request, ...others));

const extension = require(join(dist, "extension.cjs"));
const start = (begin) => Promise.all([watched(), begin()]);
const activated = start(() =>
  extension.activate({ subscriptions: [], asAbsolutePath: (path) => join(dist, "..", path) }),
);
const when = process.argv[3] === "early" ? new Promise(setImmediate) : activated;
when
  .then(() => console.log("active"))
  .then(() => {
    workspace.isTrusted = true;
    return start(() => Promise.all(trust.listeners.map((listener) => listener())));
  })
  .then(() => console.log("trusted"))
  .catch((error) => console.log(error))
  .finally(() => extension.deactivate())
  .then(() => console.log("inactive"));
