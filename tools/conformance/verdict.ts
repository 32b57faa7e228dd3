import { type Proof, proofsById } from "./proofs.ts";
import type { ConformanceList, Statement } from "./statements.ts";

/** The verdict on a statement; `untested` and `failing` are faults. */
type Standing = "met" | "named" | "open" | "untested" | "failing";

/** A statement, the tests that carry its id, and the verdict. */
export type Verdict = Statement & { standing: Standing; proofs: Proof[] };

/** Judges every statement of the list, and returns the ids in titles that the list does not contain. */
export function judged(
  { statements, open }: ConformanceList,
  proofs: readonly Proof[],
): { verdicts: Verdict[]; unknown: string[] } {
  const byId = proofsById(proofs);
  const verdicts = statements.map((statement) => {
    const carried = byId.get(statement.id) ?? [];
    return {
      ...statement,
      proofs: carried,
      standing: standingOf(carried, open.has(statement.id)),
    };
  });
  const known = new Set(statements.map(({ id }) => id));
  return { verdicts, unknown: [...byId.keys()].filter((id) => !known.has(id)) };
}

/** A skipped test proves nothing; if only sources were read, a title is enough. */
function standingOf(proofs: readonly Proof[], isOpen: boolean): Standing {
  const outcomes = new Set(proofs.map(({ outcome }) => outcome));
  if (outcomes.has("failed")) return "failing";
  if (outcomes.has("passed")) return "met";
  if (outcomes.has("unrun")) return "named";
  return isOpen ? "open" : "untested";
}

/** True if the statement makes the list fail. */
export function isFault({ standing }: Verdict): boolean {
  return standing === "untested" || standing === "failing";
}
