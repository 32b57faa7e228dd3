import type { FastifyBaseLogger } from "fastify";
import type { BodyContext, SignedContext } from "./context.ts";
import { Fault } from "./fault.ts";
import type { Parts } from "./parts.ts";
import { ofParts } from "./plain-context.ts";

/** The user that jobs act as. It is loaded with the catalogue, has role System and cannot sign in. */
export const systemUserId = "00000000-0000-7000-8000-000000000001";

const noCookies = { read: () => null, give: () => undefined, remove: () => undefined };

/** The context in which the system itself acts; `requestId` identifies the run in ledger and audit. */
export function systemContext(
  parts: Parts,
  log: FastifyBaseLogger,
  requestId: string,
): SignedContext {
  return {
    ...ofParts(parts),
    origin: { ip: "", userAgent: "", requestId, fromBrowser: false },
    cookies: noCookies,
    log,
    ask: () => Promise.reject(new Fault("invalid")),
    actor: { userId: systemUserId, role: "System", nickName: "" },
    rights: new Map(),
    deputyActs: new Map(),
    sessionHash: Buffer.alloc(0),
    source: "job",
    repeat: null,
  };
}

/** The same within one organization. */
export function systemIn<C extends SignedContext>(ctx: C, organizationId: string): C & BodyContext {
  return { ...ctx, organizationId, right: "full" };
}
