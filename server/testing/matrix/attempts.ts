import { randomUUID } from "node:crypto";
import type { Call } from "#api/call.ts";
import { type Body, idFor, inputAbout } from "./bodies.ts";
import { placed, placesOfIds } from "./input-of.ts";
import { type Line, mayMake, seesEveryBody } from "./line.ts";
import { lineOf } from "./policy.ts";
import type { Arrived, Principal } from "./principals.ts";

/** How a call must end for a principal. */
export type Verdict = "through" | "unauthenticated" | "forbidden" | "not-found" | "hidden";

/** Inputs that must all give the same response, byte for byte except for the ids in it. */
export type Attempt = { what: string; inputs: readonly unknown[]; verdict: Verdict };

/** All attempts of a principal with a call: another body, another body's ids in the own one, nonexistent ids, and the own body. */
export function attemptsOf(call: Call, { principal, userName, own, other }: Arrived): Attempt[] {
  const line = lineOf(call.path);
  const { role, link } = principal;
  const about = (body: Body) => inputAbout(body, call, userName);
  const gate = gateOf(line, principal);
  if (line.door === "link") return [{ what: "no link", inputs: [about(own)], verdict: gate }];
  const ownBody: Attempt = { what: "the own body", inputs: [about(own)], verdict: gate };
  const isBody = line.door === "body";
  const places = placesOfIds(call.input).filter((place) =>
    // A file is checked before what it is for.
    isBody ? place.join(".") !== "organizationId" : place.join(".") === "id" && !call.upload,
  );
  const strangers = places.map((place): Attempt => {
    const input = inputAbout(own, call, userName, place);
    const filters = line.filters?.includes(place.join(".")) ?? false;
    const ids = isBody ? [idFor(other, call, place), randomUUID()] : [randomUUID()];
    return {
      what: `${isBody ? "another's id and " : ""}an id of nothing as ${place.join(".")}`,
      inputs: ids.map((id) => placed(input, place, id)),
      verdict: gate === "through" && !filters ? "not-found" : gate,
    };
  });
  if (!isBody) return [...strangers, ownBody];

  const nowhere = placed(about(own), ["organizationId"], randomUUID());
  const foreign = link.to === "own" && !seesEveryBody(role) ? [about(other)] : [];
  const elsewhere: Attempt = {
    what: "another's body and a body that is not",
    inputs: [nowhere, ...foreign],
    verdict: gate === "unauthenticated" ? gate : "hidden",
  };
  return [elsewhere, ...strangers, ownBody];
}

/** True if the policy lets a principal make a call about the own body. */
export function isLetThrough(line: Line, principal: Principal): boolean {
  return gateOf(line, principal) === "through";
}

function gateOf(line: Line, principal: Principal): Verdict {
  if (line.door === "link") return "not-found";
  const { role, session, link } = principal;
  const signedIn = line.door === "anyone" || session === "live";
  const allowed = mayMake(line, role, link.right);
  return verdictAt(line.door, { signedIn, allowed, sees: seesBody(principal) });
}

function seesBody({ role, link }: Principal): boolean {
  return link.to === "own" || seesEveryBody(role);
}

/** A role that may never make the call may be refused before its body is checked: `hidden` is either refusal. */
function verdictAt(
  door: "anyone" | "session" | "body",
  { signedIn, allowed, sees }: { signedIn: boolean; allowed: boolean; sees: boolean },
): Verdict {
  if (!signedIn) return "unauthenticated";
  if (door === "body" && !sees) return "hidden";
  return allowed ? "through" : "forbidden";
}
