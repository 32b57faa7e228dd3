import { Alert } from "@mantine/core";
import type { SavedRecord } from "#api/attendances.ts";
import { punchPageTexts as t } from "#texts/punch-pages.ts";
import { Outcomes } from "#web/ui/bulk/outcomes.tsx";
import { formatDay } from "#web/ui/formats.ts";

/** The outcome of a day that was to be recorded, and whose day it is. */
export type PunchOutcome = SavedRecord & { name: string };

/** How many days were recorded, and why others were not. */
export function PunchOutcomes({ outcomes }: { outcomes: readonly PunchOutcome[] }) {
  const others = outcomes.filter(({ outcome }) => outcome !== "saved");
  const rows = others.map(({ contractId, name, date, messages }) => ({
    key: `${contractId} ${date}`,
    names: [name, formatDay(date)],
    outcome: "refused" as const,
    messages,
  }));
  return (
    <>
      <Alert
        role="status"
        color={rows.length > 0 ? "yellow" : "green"}
        title={t.saved(outcomes.length - rows.length)}
      >
        {rows.length > 0 && t.refused(rows.length)}
      </Alert>
      {rows.length > 0 && (
        <Outcomes label={t.refused(rows.length)} columns={[t.employee, t.date]} rows={rows} />
      )}
    </>
  );
}
