import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { configOf } from "#server/config.ts";
import { sendOverNetwork } from "./send.ts";
import { taxisOf } from "./taxis.ts";

/** A server that responds as each test wants, and records its requests. */
let userinfo: (response: ServerResponse) => void;
let requests: { method: string; url: string; body: string; authorization: string }[] = [];
const server = createServer((request, response) => void answer(request, response));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = [];
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  const { method = "", url = "" } = request;
  const authorization = request.headers.authorization ?? "";
  requests.push({ method, url, authorization, body: Buffer.concat(chunks).toString() });
  if (url === "/oauth/token") response.end(JSON.stringify({ access_token: "the-token" }));
  else if (url === "/userinfo?format=xml") userinfo(response);
  else response.writeHead(404).end();
}

function adapter(timeoutMilliseconds = 2000) {
  const { port } = server.address() as AddressInfo;
  const settings = {
    clientId: "paron",
    clientSecret: "the-secret",
    baseUrl: `http://127.0.0.1:${port}`,
    redirectUri: "https://paron.example/login/taxis",
    timeoutMilliseconds,
  };
  return { ...taxisOf(settings, sendOverNetwork), port };
}

const given = { code: "the-code", codeVerifier: "the-verifier" };
const says = (body: string | Buffer) => {
  userinfo = (response) => response.end(body);
};
const reasonOf = (taxis = adapter()) =>
  taxis.afmOf(given).then(
    (afm) => `let in ${afm}`,
    (error: { reason?: string; message: string }) => error.reason ?? error.message,
  );

describe("a person from taxis", () => {
  test("is requested with the code, the client's secret and the verifier, then with the token", async () => {
    says('<root><userinfo userid="u" taxid="094187530  " lastname="Χ"/></root>');
    expect(await adapter().afmOf(given)).toBe("094187530");
    const [token, person] = requests;
    expect(Object.fromEntries(new URLSearchParams(token?.body))).toEqual({
      grant_type: "authorization_code",
      code: "the-code",
      redirect_uri: "https://paron.example/login/taxis",
      client_id: "paron",
      client_secret: "the-secret",
      code_verifier: "the-verifier",
    });
    expect(person).toMatchObject({ method: "GET", authorization: "Bearer the-token" });
  });

  test.each([
    ["padded values", '<root><userinfo taxid="   094187530 "/></root>'],
    ["attribute names in another case", '<root><userinfo taxId="094187530"/></root>'],
    ["a legal entity without names", '<root><userinfo taxid="094187530" lastname=" "/></root>'],
    [
      "a declaration and Greek names",
      '<?xml version="1.0" encoding="UTF-8"?>\n<root><userinfo taxid="094187530" lastname="ΠΑΠΑΔΑΚΗ"></userinfo></root>',
    ],
    [
      "quotes and punctuation in a name",
      '<root><userinfo taxid="094187530" lastname="Ο&quot;&lt;&#39;"/></root>',
    ],
    ["a leading zero", '<root><userinfo taxid="010509832"/></root>'],
  ])("may come with %s", async (_what, body) => {
    says(body);
    expect(await reasonOf()).toMatch(/^let in 0\d{8}$/);
  });
});

/** An address of ours that must never be requested. */
const canary = () => `http://127.0.0.1:${adapter().port}/canary`;

describe("an answer of taxis is rejected", () => {
  const good = 'taxid="094187530"';
  const bodies: [string, () => string | Buffer][] = [
    ["a document type", () => `<!DOCTYPE root><root><userinfo ${good}/></root>`],
    [
      "an outside entity",
      () =>
        `<!DOCTYPE root [<!ENTITY x SYSTEM "${canary()}">]><root><userinfo taxid="&x;"/></root>`,
    ],
    [
      "an outside document type",
      () => `<!DOCTYPE root SYSTEM "${canary()}"><root><userinfo ${good}/></root>`,
    ],
    [
      "entities within entities",
      () => {
        const levels = Array.from(
          { length: 9 },
          (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`,
        );
        return `<!DOCTYPE root [<!ENTITY e0 "x">${levels.join("")}]><root><userinfo taxid="&e9;"/></root>`;
      },
    ],
    [
      "a megabyte of numeric entities",
      () => `<root><userinfo ${good} lastname="${"&#65;".repeat(210_000)}"/></root>`,
    ],
    ["a number made of entities", () => '<root><userinfo taxid="&#48;94187530"/></root>'],
    ["a bare sign in a name", () => `<root><userinfo ${good} lastname="a<b"/></root>`],
    ["another encoding", () => Buffer.from(`\uFEFF<root><userinfo ${good}/></root>`, "utf16le")],
    [
      "a claim to another encoding",
      () => `<?xml version="1.0" encoding="UTF-7"?><root><userinfo ${good}/></root>`,
    ],
    ["no number", () => '<root><userinfo userid="u"/></root>'],
    ["a blank number", () => '<root><userinfo taxid="   "/></root>'],
    ["two people", () => `<root><userinfo ${good}/><userinfo taxid="028233026"/></root>`],
    ["two numbers", () => `<root><userinfo ${good} TaxId="028233026"/></root>`],
    ["a wrong check digit", () => '<root><userinfo taxid="094187531"/></root>'],
    ["ten megabytes", () => `<root><userinfo ${good} x="${"a".repeat(10_000_000)}"/></root>`],
    ["what is no XML", () => '{"taxid":"094187530"}'],
    ["nothing", () => ""],
  ];

  test.each(bodies)("with %s", async (_what, body) => {
    says(body());
    expect(await reasonOf()).toBe("unreadable");
    expect(requests.map(({ url }) => url)).toEqual(["/oauth/token", "/userinfo?format=xml"]);
  });

  test("that redirects elsewhere", async () => {
    userinfo = (response) => response.writeHead(302, { location: canary() }).end();
    expect(await reasonOf()).toBe("unavailable");
    expect(requests.map(({ url }) => url)).not.toContain("/canary");
  });

  test("that does not end within the time limit", async () => {
    userinfo = (response) => response.write("<root>");
    expect(await reasonOf(adapter(100))).toBe("unavailable");
  });

  test.each([
    [400, "refused"],
    [401, "refused"],
    [500, "unavailable"],
    [503, "unavailable"],
  ])("of status %i", async (status, reason) => {
    userinfo = (response) => response.writeHead(status).end(`<root><userinfo ${good}/></root>`);
    expect(await reasonOf()).toBe(reason);
  });

  test("and none of its content appears in the error", async () => {
    says('<root><userinfo taxid="094187531" lastname="ΠΑΠΑΔΑΚΗ"/></root>');
    const error: unknown = await adapter()
      .afmOf(given)
      .catch((caught: unknown) => caught);
    expect(String(error)).toBe("Error: taxis: unreadable");
  });
});

const settings = (environment: Record<string, string>) => configOf(environment).taxis;

describe("the settings of taxis", () => {
  const client = { TAXIS_CLIENT_ID: "paron", TAXIS_CLIENT_SECRET: "s" };

  test.each([
    [{}, "https://oauth2.gsis.gr/oauth2server"],
    [{ TAXIS_SERVER: "public-employees" }, "https://oauth2.gsis.gr/oauth2servergov"],
    [{ TAXIS_ENVIRONMENT: "test" }, "https://test.gsis.gr/oauth2server"],
    [
      { TAXIS_BASE_URL: "https://oauth2.gsis.gr/oauth2serverotp/" },
      "https://oauth2.gsis.gr/oauth2serverotp",
    ],
  ])("%j select the server", (given, baseUrl) => {
    expect(settings({ ...client, ...given })).toMatchObject({
      baseUrl,
      redirectUri: "http://localhost:3000/login/taxis",
      timeoutMilliseconds: 5000,
    });
  });

  test("are absent without a client, and invalid with half of one", () => {
    expect(settings({})).toBeNull();
    expect(() => settings({ TAXIS_CLIENT_ID: "paron" })).toThrow("TAXIS_CLIENT_SECRET");
  });

  test("include the sign-out address with the return address", () => {
    expect(adapter().logoutUrl).toMatch(
      /\/logout\/paron\/\?url=https%3A%2F%2Fparon\.example%2Flogin$/,
    );
  });
});
