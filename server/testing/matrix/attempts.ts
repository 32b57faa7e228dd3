import { randomUUID } from "node:crypto";
import type { Call } from "#api/call.ts";
import { type Body, idFor, inputAbout } from "./bodies.ts";
import { placed, placesOfIds } from "./input-of.ts";
import { mayMake, seesEveryBody } from "./line.ts";
import { lineOf } from "./policy.ts";
import type { Arrived } from "./principals.ts";

/** How a call must end for someone. */
export type Verdict = "through" | "unauthenticated" | "forbidden" | "not-found" | "hidden";

/** Inputs that must all end alike, in the same bytes but for the ids in them. */
export type Attempt = { what: string; inputs: readonly unknown[]; verdict: Verdict };

/** All that someone tries with a call: another's body, another's ids in the own one, ids of nothing, and the own body. */
export function attemptsOf(call: Call, { principal, userName, own, other }: Arrived): Attempt[] {
  const line = lineOf(call.path);
  const { role, session, link } = principal;
  const about = (body: Body) => inputAbout(body, call, userName);
  if (line.door === "link")
    return [{ what: "no link", inputs: [about(own)], verdict: "not-found" }];
  const signedIn = line.door === "anyone" || session === "live";
  const allowed = mayMake(line, role, link.right);
  const gate = verdictAt(line.door, { signedIn, allowed, sees: seesBody(principal) });
  const ownBody: Attempt = { what: "the own body", inputs: [about(own)], verdict: gate };
  if (line.door !== "body") return [ownBody];

  const nowhere = placed(about(own), ["organizationId"], randomUUID());
  const foreign = link.to === "own" && !seesEveryBody(role) ? [about(other)] : [];
  const elsewhere: Attempt = {
    what: "another's body and a body that is not",
    inputs: [nowhere, ...foreign],
    verdict: signedIn ? "hidden" : "unauthenticated",
  };
  const places = placesOfIds(call.input).filter((place) => place.join(".") !== "organizationId");
  const strangers = places.map((place): Attempt => {
    const input = inputAbout(own, call, userName, place);
    const filters = line.filters?.includes(place.join(".")) ?? false;
    return {
      what: `another's id and an id of nothing as ${place.join(".")}`,
      inputs: [idFor(other, call, place), randomUUID()].map((id) => placed(input, place, id)),
      verdict: gate === "through" && !filters ? "not-found" : gate,
    };
  });
  return [elsewhere, ...strangers, ownBody];
}

function seesBody({ role, link }: Arrived["principal"]): boolean {
  return link.to === "own" || seesEveryBody(role);
}

/** A role that may never make the call may be told so before its body is looked at: `hidden` is either refusal. */
function verdictAt(
  door: "anyone" | "session" | "body",
  { signedIn, allowed, sees }: { signedIn: boolean; allowed: boolean; sees: boolean },
): Verdict {
  if (!signedIn) return "unauthenticated";
  if (door === "body" && !sees) return "hidden";
  return allowed ? "through" : "forbidden";
}
