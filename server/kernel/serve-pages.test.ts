import { rmSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { smallClient } from "../testing/small-client.ts";
import { openWorld, type World } from "../testing/world.ts";

let world: World;
let folder: string;
beforeAll(async () => {
  folder = smallClient();
  world = await openWorld({
    environment: {
      CLIENT_DIR: folder,
      NODE_ENV: "production",
      ICON_SERVICE_URL: "https://icons.example.gr/tabler",
      WIDGET_LICENCE_KEY: "licence-1",
      CONTACT_EMAIL: "help@example.gr",
    },
  });
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

const page = { accept: "text/html" };
const got = (url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ method: "GET", url, headers });

describe("the headers of every answer", () => {
  test.each([
    ["a page", "/", page, 200],
    ["a prerendered page", "/privacy-policy", page, 200],
    ["an unknown page", "/nowhere", page, 404],
    ["an unknown file", "/nowhere.js", {}, 404],
    ["an unknown call", "/api/No/Where", {}, 404],
    ["a refused call", "/api/Structures/GetAll", {}, 401],
    ["a static file", "/assets/a.js", {}, 200],
    ["the service worker", "/sw.js", {}, 200],
    ["the configuration", "/config.json", {}, 200],
    ["an icon", "/icons/home.svg", {}, 200],
    ["the health check", "/health", {}, 200],
    ["an undecodable path", "/%E0%A4%A", {}, 404],
  ] as const)("%s", async (_what, url, headers, status) => {
    const answer = await got(url, headers);
    expect(answer.statusCode).toBe(status);
    expectGuarded(answer.headers);
  });

  test("an unchanged file", async () => {
    const first = await got("/assets/a.js");
    const answer = await got("/assets/a.js", { "if-none-match": String(first.headers["etag"]) });
    expect(answer.statusCode).toBe(304);
    expectGuarded(answer.headers);
  });

  test("HSTS is absent from an installation without TLS", async () => {
    const plain = await openWorld();
    const answer = await plain.app.inject({ method: "GET", url: "/health" });
    expect(answer.headers["strict-transport-security"]).toBeUndefined();
    await plain.close();
  });
});

function expectGuarded(headers: Record<string, unknown>): void {
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "x-frame-options": "SAMEORIGIN",
    "x-permitted-cross-domain-policies": "none",
    "x-dns-prefetch-control": "off",
    "x-download-options": "noopen",
    "x-xss-protection": "0",
  });
  expect(headers["permissions-policy"]).toContain("microphone=()");
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe");
}

describe("a page's content policy", () => {
  test("allows our scripts and styles and a nonce unique to each answer", async () => {
    const [one, other] = [await got("/", page), await got("/", page)];
    const nonce = /nonce="([\w+/=]{24})"/.exec(one.body)?.[1] ?? "none";
    const policy = String(one.headers["content-security-policy"]);
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(other.body).not.toContain(nonce);
    expect(one.headers["cache-control"]).toBe("no-cache");
  });

  test("C-20 allows icons from the service that the configuration names", async () => {
    const answer = await got("/", page);
    expect(answer.headers["content-security-policy"]).toContain(
      "connect-src 'self' https://icons.example.gr;",
    );
  });
});

test("R-43 the camera is allowed on pages where a device records, and on no other", async () => {
  for (const path of ["/", "/pair"])
    expect((await got(path, page)).headers["permissions-policy"]).toContain("camera=(self)");
  for (const path of ["/login", "/health"])
    expect((await got(path, page)).headers["permissions-policy"]).toContain("camera=()");
});

test("C-19 a prerendered page is served as rendered, and its payload whatever the query", async () => {
  expect((await got("/privacy-policy", page)).body).toContain("<title>prerendered</title>");
  expect((await got("/privacy-policy/", page)).body).toContain("<title>prerendered</title>");
  const payload = await got("/privacy-policy/_payload.json?0123456789abcdef");
  expect(payload.json()).toEqual({ title: "prerendered" });
});

test("C-18 the build manifest is served by name and as the latest, revalidated each time", async () => {
  for (const name of ["latest", "0123456789abcdef"]) {
    const answer = await got(`/builds/meta/${name}.json`);
    expect(answer.json()).toMatchObject({
      id: "0123456789abcdef",
      matcher: { static: { "/privacy-policy": { prerender: true } } },
    });
    expect(answer.headers["cache-control"]).toBe("no-cache");
  }
});

test("R-51 an unknown page is a 404, a known one is not, whatever its parameters", async () => {
  expect((await got("/contracts/details/1", page)).statusCode).toBe(200);
  expect((await got("/contracts/details/1/2", page)).statusCode).toBe(404);
  expect((await got("/contracts/detail", page)).body).toContain("<title>app</title>");
});

test("a monitor with Accept */* gets a known page, and a refusal for an unknown one", async () => {
  const anything = { accept: "*/*" };
  expect((await got("/login", anything)).headers["content-type"]).toContain("text/html");
  expect((await got("/nowhere", anything)).headers["content-type"]).toContain("problem+json");
  const head = await world.app.inject({ method: "HEAD", url: "/login" });
  expect([head.statusCode, head.body]).toEqual([200, ""]);
});

test("K-05 the service worker and the manifest are served at the root and always revalidated", async () => {
  const worker = await got("/sw.js");
  expect(worker.headers["content-type"]).toMatch(/javascript/);
  expect(worker.headers["cache-control"]).toBe("no-cache");
  const manifest = await got("/manifest.webmanifest");
  expect(manifest.headers["content-type"]).toMatch(/^application\/manifest\+json/);
});

test("K-08 the public configuration is what the server was started with", async () => {
  expect((await got("/config.json")).json()).toEqual({
    apiBaseUrl: "/api",
    iconServiceUrl: "https://icons.example.gr/tabler",
    widgetLicenceKey: "licence-1",
    contact: { name: "", email: "help@example.gr", phone: "", dataProtectionEmail: "" },
  });
});

describe("K-08 calls on a server other than the pages'", () => {
  const other = "https://calls.example.gr";
  const pages = "https://paron.example.gr";
  let apart: World;
  beforeAll(async () => {
    apart = await openWorld({
      environment: { CLIENT_DIR: folder, API_BASE_URL: `${other}/api/`, PUBLIC_URL: pages },
    });
  });
  afterAll(() => apart.close());
  const send = (method: "GET" | "OPTIONS", url: string, headers: Record<string, string>) =>
    apart.app.inject({ method, url, headers });

  test("the configuration names it and a page's policy allows it", async () => {
    expect((await send("GET", "/config.json", {})).json()).toMatchObject({
      apiBaseUrl: `${other}/api`,
    });
    const policy = (await send("GET", "/", page)).headers["content-security-policy"];
    expect(policy).toContain(`connect-src 'self' ${other};`);
    expect((await got("/", page)).headers["content-security-policy"]).not.toContain(other);
  });

  test("it answers the pages of PUBLIC_URL with their cookies, and no other origin", async () => {
    const asking = { "access-control-request-method": "POST" };
    const before = await send("OPTIONS", "/api/Users/Login", { origin: pages, ...asking });
    expect(before.statusCode).toBe(204);
    expect(before.headers).toMatchObject({
      "access-control-allow-origin": pages,
      "access-control-allow-credentials": "true",
      "access-control-allow-headers": expect.stringContaining("Idempotency-Key"),
    });
    const answer = await send("GET", "/api/Users/GetCurrent", { origin: pages });
    expect([answer.statusCode, answer.headers["access-control-allow-origin"]]).toEqual([
      401,
      pages,
    ]);
    const foreign = await send("GET", "/api/Users/GetCurrent", { origin: "https://evil.example" });
    expect(foreign.headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("without the setting no origin is allowed", async () => {
    const answer = await got("/api/Users/GetCurrent", { origin: "http://localhost:3000" });
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  });
});

describe("the files of a page", () => {
  test("its document links the files of its own graph, and of no other page", async () => {
    const [own, other] = [await got("/contracts/details/1", page), await got("/login", page)];
    expect(own.body).toContain('<link rel="modulepreload" href="/assets/contract.js"');
    expect(own.body).toContain('<link rel="preload" as="fetch" href="/config.json"');
    expect(other.body).not.toContain("contract");
    expect(other.body).not.toContain("/config.json");
  });

  test("a file is served as compressed by the build", async () => {
    const answer = await got("/assets/a.js", { "accept-encoding": "gzip, br" });
    expect(answer.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe("export {};");
    expect((await got("/assets/a.js")).body).toBe("export {};");
  });

  test("K-05 the worker may fetch what it caches, also if a file comes compressed", async () => {
    const worker = await got("/sw.js", { "accept-encoding": "br" });
    expect(worker.headers["content-encoding"]).toBe("br");
    expect(worker.headers["content-security-policy"]).toContain("connect-src 'self'");
  });
});

test("C-20 our icon service has Tabler's icons and nothing else", async () => {
  const icon = await got("/icons/calendar-month.svg");
  expect(icon.headers["content-type"]).toBe("image/svg+xml");
  expect(icon.body).toContain("<svg");
  for (const name of ["no-such-icon", "..%2fhome", "..%2ffilled%2fhome", "Home"])
    expect((await got(`/icons/${name}.svg`)).statusCode).toBe(404);
});
