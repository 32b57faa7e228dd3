import { Alert, List } from "@mantine/core";
import type { SavedRecord } from "#api/attendances.ts";
import { punchPageTexts as t } from "#texts/imports.ts";
import { formatDay } from "#web/ui/formats.ts";

/** What became of a day that was to be recorded, and whose it is. */
export type PunchOutcome = SavedRecord & { name: string };

/** How many days were recorded, and why others were not. */
export function PunchOutcomes({ outcomes }: { outcomes: readonly PunchOutcome[] }) {
  const saved = outcomes.filter(({ outcome }) => outcome === "saved").length;
  const others = outcomes.filter(({ outcome }) => outcome !== "saved");
  return (
    <Alert role="status" color={others.length > 0 ? "yellow" : "green"} title={t.saved(saved)}>
      {others.length > 0 && (
        <>
          {t.refused(others.length)}
          <List size="sm">
            {others.map(({ contractId, name, date, messages }) => (
              <List.Item key={`${contractId} ${date}`}>
                {name}, {formatDay(date)}: {messages.join(" · ")}
              </List.Item>
            ))}
          </List>
        </>
      )}
    </Alert>
  );
}
