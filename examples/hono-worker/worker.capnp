using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [(name = "campaigns", worker = .worker)],
  sockets = [(name = "http", address = "127.0.0.1:8080", http = (), service = "campaigns")],
);

const worker :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "build/worker.js")],
  compatibilityDate = "2026-01-01",
);
