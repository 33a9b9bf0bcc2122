// Clients that send their credentials, or read the body of a 401, only if it has WWW-Authenticate.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { folderWith } from "../support/folder-with.js";
import { once } from "../support/once.js";
import { frameworks } from "./servers.js";

const has = (command: string, option: string) => spawnSync(command, [option]).status === 0;

/** Prints the body of the answer to a request with credentials, and of the 401 to one without. */
const JAVA = `
import java.net.*;
import java.net.http.*;

public class Ask {
  public static void main(String[] args) throws Exception {
    var known = new Authenticator() {
      protected PasswordAuthentication getPasswordAuthentication() {
        return new PasswordAuthentication("ws", "key".toCharArray());
      }
    };
    var client = HttpClient.newBuilder().authenticator(known).build();
    var request = HttpRequest.newBuilder(URI.create(args[0])).POST(HttpRequest.BodyPublishers.ofString("{}")).build();
    System.out.println(client.send(request, HttpResponse.BodyHandlers.ofString()).body());

    var connection = (HttpURLConnection) URI.create(args[0]).toURL().openConnection();
    connection.setRequestMethod("POST");
    connection.getResponseCode();
    System.out.println(new String(connection.getErrorStream().readAllBytes()));
  }
}`;

/** The folder with the compiled class. */
const compiled = once(() => {
  const folder = folderWith({ "Ask.java": JAVA });
  execFileSync("javac", ["-d", folder, join(folder, "Ask.java")]);
  return folder;
});

const clients: Readonly<Record<string, { isThere(): boolean; ask(url: string): [string, ...string[]] }>> = {
  "curl --anyauth": {
    isThere: once(() => has("curl", "--version")),
    ask: (url) => ["curl", "-s", "--anyauth", "-u", "ws:key", "-d", "{}", url, "--next", "-s", "-d", "{}", url],
  },
  "Java's HttpClient": {
    isThere: once(() => has("javac", "-version")),
    // A server closes idle connections after five seconds, and a busy machine may take as long between two requests.
    ask: (url) => ["java", "-Djdk.httpclient.keepalive.timeout=1", "-cp", compiled(), "Ask", url],
  },
};

describe.each(Object.entries(clients))("%s", (name, { isThere, ask }) => {
  it.for(Object.entries(frameworks))(
    `understands a 401 of %s (skipped without ${name})`,
    async ([, start], { skip }) => {
      skip(!isThere());
      const server = await start({ report: () => undefined });
      const [command, ...args] = ask(`${server.url}/core-services/v1/campaigns`);
      const child = spawn(command, args);
      const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
      await server.stop();
      const codes = [...output.matchAll(/"code":"(.*?)"/gu)].map(([, code]) => code);
      expect([codes, errors]).toEqual([["400 Bad Request", "401 Unauthorized"], ""]);
    },
  );
});
