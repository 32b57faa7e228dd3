import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { bodyReaders, hasFullAccess, mayAct, seesAllOrganizations } from "#domain/access.ts";
import type { Access, Call, InputOf, OutputOf } from "#api/call.ts";
import { issuesOf } from "#texts/issues-of.ts";
import { namedMessages } from "#texts/field-names.ts";
import { messagesOf } from "#texts/validation.ts";
import "./acting.ts";
import { requireWithin } from "./app-limits.ts";
import { requireRecentClient } from "./client-floor.ts";
import type { BodyContext, Context, SignedContext } from "./context.ts";
import { deadlines } from "./deadlines.ts";
import { Fault, late } from "./fault.ts";
import { answeredOnce, requestHashOf } from "./idempotency.ts";
import { type LinkContext, linkContext } from "./link-context.ts";
import { requireService } from "./maintenance.ts";
import type { Parts } from "./parts.ts";
import { bytesOf, mostUploadBytes, type ReceivedFile, receiveFile } from "./received-file.ts";
import { refuseUnstorable } from "./refuse-unstorable.ts";
import { requireCompanion } from "./session-binding.ts";
import { letGo, sendAnswer } from "./send-answer.ts";
import { type Session, tokenHash } from "./session.ts";
import { contextOf } from "./plain-context.ts";
import { within } from "./within.ts";

/** A file as an answer: in memory, or as it is read. */
export type FileAnswer = {
  name: string;
  type: string;
  bytes: Buffer | Readable;
  /** About how much of a file is coming whose length nobody knows yet, so that its taker can show how far it is. */
  expected?: { rows: number; bytes: number };
};

/** What the handler of a call with this access gets. */
export type ContextFor<A extends Access> = A extends { who: "anyone" }
  ? Context
  : A extends { who: "session" }
    ? SignedContext
    : A extends { who: "link"; kind: infer K extends LinkContext["link"]["kind"] }
      ? LinkContext<K>
      : BodyContext;

type AnswerFor<C extends Call> = C extends { answer: "text" }
  ? string
  : C extends { answer: "file" }
    ? FileAnswer
    : C extends { answer: "events" }
      ? Readable
      : OutputOf<C>;

type UploadOf<C extends Call> = C extends { upload: "bytes" }
  ? [bytes: Buffer]
  : C extends { upload: "file" }
    ? [file: ReceivedFile]
    : [];

/** What answers a call. An upload's handler also gets the bytes, or the file. */
export type Handler<C extends Call> = (
  ctx: ContextFor<C["access"]>,
  input: InputOf<C>,
  ...upload: UploadOf<C>
) => Promise<AnswerFor<C>>;

/** One handler for each call of a table; a missing or wrong one does not compile. */
export type Handlers<T extends Record<string, Call>> = { [K in keyof T]: Handler<T[K]> };

type AnyHandler = (
  ctx: Context | SignedContext | BodyContext,
  input: unknown,
  upload: Buffer | ReceivedFile | undefined,
) => Promise<unknown>;

/** Binds every area's calls to the host: session, access, parse, idempotency, handler, answer. */
export function bind<T extends Record<string, Record<string, Call>>>(
  app: FastifyInstance,
  parts: Parts,
  areas: T,
  handlers: { [A in keyof T]: Handlers<T[A]> },
): void {
  for (const [area, calls] of Object.entries(areas))
    for (const [name, call] of Object.entries(calls)) {
      // Guarantee: `Handlers` has checked each handler against its own call.
      const handler = handlers[area]?.[name] as unknown as AnyHandler;
      app.route({
        method: call.method,
        url: `/api${call.path}`,
        ...(call.answer === "events" ? { handlerTimeout: deadlines.streamMs } : {}),
        ...(call.upload ? { bodyLimit: mostUploadBytes, handlerTimeout: deadlines.uploadMs } : {}),
        ...(call.answer === "file" ? { handlerTimeout: deadlines.downloadMs } : {}),
        handler: (request, reply) => answer(parts, call, handler, request, reply),
      });
    }
}

async function answer(
  parts: Parts,
  call: Call,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (call.method !== "GET" && request.headers["sec-fetch-site"] === "cross-site")
    throw new Fault("forbidden");
  const plain = contextOf(parts, request, reply);
  const { access } = call;
  const signed = await actingContext(parts, plain, call, request);
  if (signed) {
    request.acting = { userId: signed.actor.userId, organizationId: null, isStreaming: false };
    requireRole(signed, access);
  }
  const input = parsed(call, request);
  const ctx = signed === null ? plain : await inBody(parts, signed, access, input);
  if (request.acting && isInBody(ctx)) request.acting.organizationId = ctx.organizationId;
  const answered = async (upload?: Buffer | ReceivedFile) =>
    sendAnswer(reply, call, await inTime({ parts, call, handler, request }, ctx, input, upload));
  if (call.upload !== "file") return answered(call.upload ? await bytesOf(request) : undefined);
  const { file, forget } = await receiveFile(request, join(parts.config.dataDir, "incoming"));
  try {
    return await answered(file);
  } finally {
    await forget();
  }
}

type Asked = { parts: Parts; call: Call; handler: AnyHandler; request: FastifyRequest };

/** What is handled before its deadline. Throws `unavailable`. */
function inTime(...given: Parameters<typeof handled>): Promise<unknown> {
  return within(deadlines.handlerMs, handled(...given), late, letGo);
}

/** What the handler answers; what it answered before, where the same write comes again under its key. */
async function handled(
  { parts, call, handler, request }: Asked,
  ctx: Context | SignedContext | BodyContext,
  input: unknown,
  upload: Buffer | ReceivedFile | undefined,
): Promise<unknown> {
  const key = request.headers["idempotency-key"];
  if (!("actor" in ctx) || call.method === "GET" || typeof key !== "string")
    return handler(ctx, input, upload);
  if (key.length < 16 || key.length > 100) throw new Fault("invalid");
  const asked = upload === undefined ? input : [input, digestOf(upload)];
  const repeat = { key, requestHash: requestHashOf(call.path, asked) };
  const asking = { db: parts.database.kysely, userId: ctx.actor.userId, repeat, call };
  return answeredOnce(asking, () => handler({ ...ctx, repeat }, input, upload));
}

function digestOf(upload: Buffer | ReceivedFile): string {
  if (!Buffer.isBuffer(upload)) return upload.sha256.toString("hex");
  return createHash("sha256").update(upload).digest("hex");
}

/** Null where a call asks for nobody in particular. */
async function actingContext(
  parts: Parts,
  ctx: Context,
  call: Call,
  request: FastifyRequest,
): Promise<SignedContext | LinkContext | null> {
  const { access } = call;
  if (access.who === "anyone") return null;
  if (access.who === "link") return linkContext(ctx, access.kind, request);
  return signedContext(parts, ctx, call, request);
}

async function signedContext(
  parts: Parts,
  ctx: Context,
  call: Call,
  request: FastifyRequest,
): Promise<SignedContext> {
  const { access } = call;
  const token = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? "")?.[1];
  if (!token) throw new Fault("unauthenticated");
  const sessionHash = tokenHash(token);
  const session = await parts.sessions.find(sessionHash, ctx.now);
  if (!session) throw new Fault("unauthenticated");
  const { actor, rights, owes } = session;
  const signed = { ...ctx, actor, rights, sessionHash, repeat: null };
  if (session.app) await requireWithin(session.app, signed, call);
  await requireCompanion(signed, session);
  requireNothingOwed(owes, access);
  if (!isOfAccount(access)) {
    await requireService(parts.maintenance, actor.role, ctx.today);
    await requireRecentClient(parts.clientFloor, request.headers["client-version"]);
  }
  return signed;
}

/** Calls of a person's own account and sessions go on while something is owed and during maintenance. */
function isOfAccount(access: Access): boolean {
  return access.who === "session" && access.evenOwing === true;
}

function requireNothingOwed(owes: Session["owes"], access: Access): void {
  if (owes === null || isOfAccount(access)) return;
  throw new Fault(owes === "password" ? "password-owed" : "second-factor-owed");
}

function requireRole(ctx: SignedContext, access: Access): void {
  if (access.who === "anyone" || access.who === "link") return;
  const allowed = access.roles ?? (access.who === "body" ? bodyReaders : null);
  if (allowed && !allowed.includes(ctx.actor.role)) throw new Fault("forbidden");
}

function parsed(call: Call, request: FastifyRequest): unknown {
  const inQuery = call.method === "GET" || call.method === "DELETE" || call.upload;
  const given = inQuery ? request.query : (request.body ?? {});
  refuseUnstorable(given);
  const read = call.input.safeParse(given);
  if (read.success) return read.data;
  const errors = namedMessages(messagesOf(issuesOf(call.input, read.error)));
  throw new Fault("invalid", { detail: errors, errors });
}

/** A foreign organization answers as an unknown one; a right that is lacking answers 403. */
async function inBody(
  parts: Parts,
  ctx: SignedContext,
  access: Access,
  input: unknown,
): Promise<SignedContext | BodyContext> {
  if (access.who !== "body") return ctx;
  const { organizationId } = input as { organizationId: string };
  const { role } = ctx.actor;
  const right = ctx.rights.get(organizationId) ?? null;
  const sees =
    right !== null ||
    (seesAllOrganizations(role) && (await parts.organizations.has(organizationId)));
  if (!sees) throw new Fault("not-found");
  if (access.act && !mayAct(role, access.act, right)) throw new Fault("forbidden");
  if (access.fullAccess && !hasFullAccess(role, right)) throw new Fault("forbidden");
  return { ...ctx, organizationId, right };
}

function isInBody(ctx: Context | SignedContext | BodyContext): ctx is BodyContext {
  return "organizationId" in ctx;
}
