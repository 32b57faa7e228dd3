import type { FastifyInstance } from "fastify";
import { createHash, randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import type { Database } from "#server/db/open.ts";
import { policyOfPlainPage } from "#server/kernel/content-policy.ts";
import { type Choice, specialCases, userinfoFor } from "./cases.ts";
import { choicePage, type Person } from "./page.ts";

/** The path of the stand-in on our own server, so that the browser never leaves its origin. */
export const standInPath = "/taxis-stand-in/oauth2server";

/** The only address to which it redirects a browser back. */
export const standInReturn = "/login/taxis";

const slowMilliseconds = 8000;
const mostPeople = 50;

const AuthorizeQuery = z.object({
  redirect_uri: z.literal(standInReturn),
  state: z.string().max(200),
  code_challenge: z.string().max(200).default(""),
});
const Chosen = AuthorizeQuery.extend({
  afm: z.string().regex(/^(\d{9})?$/),
  special: z.enum(specialCases).nullable().default(null),
});
const Exchanged = z.object({ code: z.string(), code_verifier: z.string() });

/** The four endpoints of taxis, which behave as the tester chooses. */
export async function standInRoutes(scope: FastifyInstance, database: Database): Promise<void> {
  const grants = openGrants();
  scope.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.setErrorHandler((_error, _request, reply) => reply.code(400).send());
  scope.get(`${standInPath}/oauth/authorize`, async (request, reply) => {
    const parameters = AuthorizeQuery.parse(request.query);
    const link = (choice: { afm: string; special?: string }) => {
      const { afm, special } = choice;
      const query = new URLSearchParams({ ...parameters, afm, ...(special ? { special } : {}) });
      return `${standInPath}/oauth/approve?${query.toString()}`;
    };
    return reply
      .type("text/html; charset=utf-8")
      .header("Cache-Control", "no-store")
      .header("Content-Security-Policy", policyOfPlainPage)
      .send(choicePage(await people(database), link));
  });
  scope.get(`${standInPath}/oauth/approve`, (request, reply) =>
    reply.redirect(returnOf(grants, Chosen.parse(request.query))),
  );
  scope.post(`${standInPath}/oauth/token`, (request, reply) => {
    const { code, code_verifier: codeVerifier } = Exchanged.parse(request.body);
    const token = grants.tokenFor(code, codeVerifier);
    if (token === null) return reply.code(400).send({ error: "invalid_grant" });
    return reply.send({ access_token: token, token_type: "bearer", expires_in: 60, scope: "read" });
  });
  scope.get(`${standInPath}/userinfo`, async (request, reply) => {
    const token = (request.headers.authorization ?? "").replace(/^Bearer /, "");
    const choice = grants.choiceOf(token);
    if (choice === null) return reply.code(401).send();
    if (choice.special === "failing") return reply.code(500).send();
    if (choice.special === "slow") await setTimeout(slowMilliseconds);
    return reply.type("text/xml; charset=utf-8").send(userinfoFor(choice));
  });
}

function returnOf(grants: Grants, chosen: z.output<typeof Chosen>): string {
  const { afm, special, state, code_challenge: codeChallenge } = chosen;
  const choice: Choice = { afm, special };
  const query =
    special === "refused"
      ? new URLSearchParams({ error: "access_denied", state })
      : new URLSearchParams({ code: grants.codeFor(choice, codeChallenge), state });
  return `${standInReturn}?${query.toString()}`;
}

async function people(database: Database): Promise<Person[]> {
  const rows = await database.kysely
    .selectFrom("app_user")
    .select(["afm", "nick_name as nickName", "role"])
    .where("afm", "is not", null)
    .where("disabled_at", "is", null)
    .orderBy("created_at")
    .orderBy("user_name")
    .limit(mostPeople)
    .execute();
  return rows.map(({ afm, ...person }) => ({ afm: afm ?? "", ...person }));
}

/** The grants of the stand-in: single-use codes and tokens. Kept in memory, two hundred of each at most. */
type Grants = {
  codeFor: (choice: Choice, codeChallenge: string) => string;
  /** The token for a code whose challenge matches the verifier, or null. */
  tokenFor: (code: string, codeVerifier: string) => string | null;
  choiceOf: (token: string) => Choice | null;
};

const mostKept = 200;

function openGrants(): Grants {
  const codes = new Map<string, { choice: Choice; codeChallenge: string }>();
  const tokens = new Map<string, Choice>();
  return {
    codeFor: (choice, codeChallenge) => grant(codes, { choice, codeChallenge }),
    tokenFor(code, codeVerifier) {
      const granted = redeem(codes, code);
      const challenge = createHash("sha256").update(codeVerifier).digest("base64url");
      return granted?.codeChallenge === challenge ? grant(tokens, granted.choice) : null;
    },
    choiceOf: (token) => redeem(tokens, token),
  };
}

function grant<T>(granted: Map<string, T>, what: T): string {
  const oldest = granted.keys().next().value;
  if (granted.size >= mostKept && oldest !== undefined) granted.delete(oldest);
  const name = randomBytes(24).toString("base64url");
  granted.set(name, what);
  return name;
}

function redeem<T>(granted: Map<string, T>, name: string): T | null {
  const what = granted.get(name) ?? null;
  granted.delete(name);
  return what;
}
