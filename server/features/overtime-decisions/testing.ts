import type { overtimeDecisions } from "#api/overtime-decisions.ts";
import type { z } from "zod";

type Fields = z.input<typeof overtimeDecisions.create.input>;

/** A decision of March 2026 that allows afternoons, ten hours per person; only tests import it. */
export function typedDecision(given: Partial<Fields> & Pick<Fields, "organizationId">): Fields {
  return {
    kind: "afternoon",
    organ: "Mayor",
    number: "12/2026",
    decidedOn: "2026-02-20",
    from: "2026-03-01",
    to: "2026-03-31",
    work: "Elections",
    monthMinutes: 600,
    totalMinutes: 600,
    ...given,
  };
}
