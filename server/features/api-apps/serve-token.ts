import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { TokenRequest, type TokenRefusal } from "#api/oauth.ts";
import { isStorable } from "#domain/storable-text.ts";
import { asWriter } from "#server/db/handles.ts";
import type { Context } from "#server/kernel/context.ts";
import { leaveAudit } from "#server/kernel/leave-entries.ts";
import type { Parts } from "#server/kernel/parts.ts";
import { contextOf } from "#server/kernel/plain-context.ts";
import { requireRate } from "#server/kernel/rate-limit.ts";
import { unstorableIn } from "#server/kernel/refuse-unstorable.ts";
import { tokenHash } from "#server/kernel/session.ts";
import { entryOf } from "#server/kernel/write.ts";
import { tokenRefusals } from "#texts/api-apps.ts";
import { type Credentials, issueToken } from "./issue-token.ts";

type Refusal = z.output<typeof TokenRefusal>["error"];

/** POST /oauth/token as in RFC 6749: client credentials by HTTP Basic or in the body, as a form or JSON. */
export async function serveTokens(app: FastifyInstance, parts: Parts): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 20_000 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post("/oauth/token", (request, reply) => answer(parts, request, reply));
  });
}

async function answer(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const ctx = contextOf(parts, request, reply);
  void reply.header("Cache-Control", "no-store");
  await requireRate(ctx, `tokens from ${ctx.origin.ip}`, { most: 60, seconds: 60 });
  const read = TokenRequest.safeParse(request.body);
  if (request.url.includes("?")) {
    await noteExposedSecret(ctx, request.url);
    return sendRefusal(reply, "invalid_request");
  }
  if (!read.success || unstorableIn(request.body).length > 0)
    return sendRefusal(reply, "invalid_request");
  if (read.data.grant_type !== "client_credentials")
    return sendRefusal(reply, "unsupported_grant_type");
  const credentials = credentialsOf(request, read.data);
  const token = credentials && (await issueToken(ctx, credentials));
  if (!token) return sendRefusal(reply, "invalid_client");
  const granted = new Set(token.scope.split(" "));
  const requestedScopes = (read.data.scope ?? "").split(" ").filter((one) => one !== "");
  if (requestedScopes.some((one) => !granted.has(one))) return sendRefusal(reply, "invalid_scope");
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(token));
}

function credentialsOf(
  request: FastifyRequest,
  { client_id: clientId, client_secret: secret }: z.output<typeof TokenRequest>,
): Credentials | null {
  if (clientId !== undefined && secret !== undefined) return { clientId, secret };
  const encoded = /^Basic ([A-Za-z0-9+/=]{1,400})$/.exec(request.headers.authorization ?? "")?.[1];
  if (encoded === undefined) return null;
  const decoded = Buffer.from(encoded, "base64").toString("utf8");
  if (!isStorable(decoded)) return null;
  const [name = "", ...rest] = decoded.split(":");
  return { clientId: name, secret: rest.join(":") };
}

function sendRefusal(reply: FastifyReply, error: Refusal): FastifyReply {
  if (error === "invalid_client") void reply.header("WWW-Authenticate", 'Basic realm="oauth"');
  return reply
    .code(error === "invalid_client" ? 401 : 400)
    .type("application/json; charset=utf-8")
    .send(JSON.stringify({ error, error_description: tokenRefusals[error] }));
}

const mostParameters = 10;

/**
 * Leaves an audit entry if a valid secret came in the address: it is now in the logs of every server on its way, and
 * the Administrator should rotate it. Anything else leaves no entry, so that the audit cannot be flooded.
 */
async function noteExposedSecret(ctx: Context, address: string): Promise<void> {
  const given = [...new URL(address, "http://localhost").searchParams.values()];
  const hashes = given.slice(0, mostParameters).map((value) => tokenHash(value));
  if (hashes.length === 0) return;
  const app = await ctx.db
    .selectFrom("api_app_secret as s")
    .innerJoin("app_user as u", "u.id", "s.user_id")
    .select(["u.id", "s.seq"])
    .where("s.secret_hash", "in", hashes)
    .where("s.valid_until", ">", ctx.now)
    .executeTakeFirst();
  if (!app) return;
  const entry = entryOf("api-app", app.id, { after: { secret: app.seq } });
  const by = { actor: { userId: null, role: "System" as const }, origin: ctx.origin };
  await ctx.database.kysely
    .transaction()
    .execute((tx) => leaveAudit(asWriter(tx), by, "api-app.secret-in-address", entry));
}
