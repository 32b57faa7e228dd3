import { randomBytes } from "node:crypto";
import files from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Config } from "../config.ts";
import { unknownCall } from "#texts/faults.ts";
import { builtClientIn, type BuiltClient } from "./built-client.ts";
import { permissionsOf, policyOfPage, policyOfWorker } from "./content-policy.ts";
import { Fault, problemOf } from "./fault.ts";

/** The path from which the client stores its offline copy of the document. */
const shellPath = "/shell";
/** The worker's file, plain or compressed by the build. */
const worker = /\/sw\.js(\.br|\.gz)?$/;

/** Serves the built client, /config.json and the document of each page; unknown calls and files give 404. */
export async function servePages(app: FastifyInstance, config: Config): Promise<void> {
  app.get("/config.json", (_request, reply) =>
    reply.header("Cache-Control", "no-cache").send({
      apiBaseUrl: config.apiBaseUrl,
      iconServiceUrl: config.iconServiceUrl,
      widgetLicenceKey: config.widgetLicenceKey,
      contact: config.contact,
    }),
  );
  const client = builtClientIn(config.clientDir);
  if (client) await serveFiles(app, config, client);
  app.setNotFoundHandler((request, reply) => {
    const [path = "/"] = request.url.split("?");
    const reads = request.method === "GET" || request.method === "HEAD";
    const known = client?.knows(path) ?? false;
    // A monitor or a link preview may request anything; it must not mistake an unknown path for a page.
    const wantsPage = known || (request.headers.accept ?? "").includes("text/html");
    if (client && reads && wantsPage && !path.startsWith("/api/"))
      return sendPage(reply.code(known ? 200 : 404), config, client, path);
    return reply
      .code(404)
      .type("application/problem+json")
      .send(JSON.stringify(problemOf(unknown(path), request.id)));
  });
}

/** A programmer who mistypes a call reads so, and not that something was deleted. */
function unknown(path: string): Fault {
  const isCall = path.startsWith("/api/") || path.startsWith("/oauth/");
  return new Fault("not-found", isCall ? { detail: unknownCall } : {});
}

async function serveFiles(
  app: FastifyInstance,
  config: Config,
  client: BuiltClient,
): Promise<void> {
  app.get(shellPath, (_request, reply) => sendPage(reply, config, client, shellPath));
  await app.register(files, {
    root: client.folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ["**/index.html", "**/*.{br,gz}", "builds/pages.json"],
    setHeaders: (reply, path) => {
      if (worker.test(path)) void reply.header("Content-Security-Policy", policyOfWorker);
      void reply.header(
        "Cache-Control",
        path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      );
    },
  });
}

function sendPage(
  reply: FastifyReply,
  config: Config,
  client: BuiltClient,
  path: string,
): FastifyReply {
  const nonce = randomBytes(16).toString("base64");
  return reply
    .headers(isLinkPage(path) ? linkHeaders : { "Cache-Control": "no-cache" })
    .header("Permissions-Policy", permissionsOf(path))
    .header("Content-Security-Policy", policyOfPage(nonce, config))
    .type("text/html; charset=utf-8")
    .send(client.documentOf(path, nonce));
}

/** Pages with a secret address: it must not reach other sites, caches or search engines. */
const linkHeaders = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow, noarchive",
};

function isLinkPage(path: string): boolean {
  return /^\/(daily-report|verify-attendances)(\/|$)/i.test(path);
}
