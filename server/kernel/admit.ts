import type { FastifyReply, FastifyRequest } from "fastify";
import {
  bodyReaders,
  deputised,
  hasFullAccess,
  isProgram,
  mayAct,
  seesAllOrganizations,
} from "#domain/access.ts";
import type { Access, Call } from "#api/call.ts";
import { tokenNeeded } from "#texts/faults.ts";
import { nameMessages } from "#texts/field-names.ts";
import { issuesOf } from "#texts/issues-of.ts";
import { messagesOf } from "#texts/validation.ts";
import "./acting.ts";
import { requireWithin } from "./app-limits.ts";
import { requireRecentClient } from "./client-floor.ts";
import { type BodyContext, type Context, roleIn, type SignedContext } from "./context.ts";
import { Fault } from "./fault.ts";
import { type LinkContext, linkContext } from "./link-context.ts";
import { requireService } from "./maintenance.ts";
import type { Parts } from "./parts.ts";
import { contextOf } from "./plain-context.ts";
import { refuseUnknown } from "./refuse-unknown.ts";
import { refuseUnstorable } from "./refuse-unstorable.ts";
import { requireCompanion } from "./session-binding.ts";
import { type Session, tokenHash } from "./session.ts";

/** A call as it reached the server. */
export type ArrivedCall = {
  parts: Parts;
  call: Call;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** The caller's context and the parsed input, once the call is known to be allowed. */
export type Admitted = { ctx: Context | SignedContext | BodyContext; input: unknown };

/** Determines who calls, with what input and in which body. Throws the fault of any check that fails. */
export async function admitted({ parts, call, request, reply }: ArrivedCall): Promise<Admitted> {
  if (call.method !== "GET" && request.headers["sec-fetch-site"] === "cross-site")
    throw new Fault("forbidden");
  const plain = contextOf(parts, request, reply);
  const { access } = call;
  const signed = await actingContext(parts, plain, call, request);
  if (signed) {
    request.acting = { userId: signed.actor.userId, organizationId: null, isStreaming: false };
    requireRole(signed, access);
  }
  const input = parseInput(call, request, signed);
  const ctx = signed === null ? plain : await inBody(parts, signed, access, input);
  if (request.acting && isInBody(ctx)) request.acting.organizationId = ctx.organizationId;
  return { ctx, input };
}

/** Null for a call that anyone may make. */
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
  if (!token) throw unauthenticated(request);
  const sessionHash = tokenHash(token);
  const session = await parts.sessions.find(sessionHash, ctx.now);
  if (!session) throw unauthenticated(request);
  const { actor, rights, deputyActs, owes } = session;
  const source = actor.role === "WebServiceUser" ? ("api" as const) : ("web" as const);
  const signed = { ...ctx, actor, rights, deputyActs, sessionHash, source, repeat: null };
  if (session.app) await requireWithin(session.app, signed, call);
  await requireCompanion(signed, session);
  requireNothingOwed(owes, access);
  if (!isOfAccount(access)) {
    await requireService(parts.maintenance, actor.role, ctx.today);
    await requireRecentClient(parts.clientFloor, request.headers["client-version"]);
  }
  return signed;
}

/** Pages, which send their version, have their own words for this and a way to sign in again. */
function unauthenticated({ headers }: FastifyRequest): Fault {
  const isOfPage = headers["client-version"] !== undefined;
  return new Fault("unauthenticated", isOfPage ? {} : { detail: tokenNeeded });
}

/** Calls about the user's own account and sessions work even while a password or second factor is owed and during maintenance. */
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
  if (!allowed || allowed.includes(ctx.actor.role)) return;
  // The body, and so whether the user acts as its deputy, is known only after the input is parsed.
  const mayBeDeputy = access.who === "body" && ctx.deputyActs.size > 0;
  if (!mayBeDeputy || !allowed.includes(deputised)) throw new Fault("forbidden");
}

function parseInput(call: Call, request: FastifyRequest, signed: SignedContext | null): unknown {
  const inQuery = call.method === "GET" || call.method === "DELETE" || call.upload;
  const given = inQuery ? request.query : (request.body ?? {});
  refuseUnstorable(given);
  if (signed && isProgram(signed.actor.role)) refuseUnknown(call, given);
  const read = call.input.safeParse(given, { reportInput: true });
  if (read.success) return read.data;
  const errors = nameMessages(messagesOf(issuesOf(call.input, read.error)));
  throw new Fault("invalid", { detail: errors, errors });
}

/** A foreign organization gives the same 404 as an unknown one; a missing right gives 403. */
async function inBody(
  parts: Parts,
  ctx: SignedContext,
  access: Access,
  input: unknown,
): Promise<SignedContext | BodyContext> {
  if (access.who !== "body") return ctx;
  const { organizationId } = input as { organizationId: string };
  const role = roleIn(ctx, organizationId);
  const right = ctx.rights.get(organizationId) ?? null;
  const sees =
    right !== null ||
    (seesAllOrganizations(role) && (await parts.organizations.has(organizationId)));
  if (!sees) throw new Fault("not-found");
  if (access.roles && !access.roles.includes(role)) throw new Fault("forbidden");
  if (access.act && !mayAct(role, access.act, right)) throw new Fault("forbidden");
  if (access.fullAccess && !hasFullAccess(role, right)) throw new Fault("forbidden");
  return { ...ctx, actor: { ...ctx.actor, role }, organizationId, right };
}

function isInBody(ctx: Context | SignedContext | BodyContext): ctx is BodyContext {
  return "organizationId" in ctx;
}
