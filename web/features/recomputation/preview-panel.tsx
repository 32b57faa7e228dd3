import { Stack, Switch } from "@mantine/core";
import { useState } from "react";
import type { RecomputedMonth } from "#api/recomputation.ts";
import { isMonthOpen } from "#domain/attendance/monthly.ts";
import { recomputeTexts as t } from "#texts/recomputation.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { formatNumber } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { Opens } from "#web/ui/opens.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { StatTile, StatTiles } from "#web/ui/stat-tile.tsx";
import { ChangedMonths } from "./changed-months.tsx";

const ApplyDialog = later(async () => (await import("./apply-dialog.tsx")).ApplyDialog);

type Props = {
  months: readonly RecomputedMonth[];
  onRecompute: (months: readonly RecomputedMonth[], reason: string) => void;
};

/** What a recomputation would change, in total and month by month, and the button that runs it. */
export function PreviewPanel({ months, onRecompute }: Props) {
  const [leavesClosed, setLeavesClosed] = useState(false);
  if (months.length === 0)
    return (
      <Panel>
        <EmptyState title={t.nothing} text={t.nothingHint} />
      </Panel>
    );
  const allowed = months.filter(({ refusal }) => refusal === null);
  const chosen = leavesClosed ? allowed.filter(({ state }) => isMonthOpen(state)) : allowed;
  const reopened = chosen.filter(({ state }) => !isMonthOpen(state)).length;
  const days = months.reduce((sum, month) => sum + month.days.length, 0);
  const differences = months.filter(
    ({ difference }) => difference !== null && Number(difference) !== 0,
  ).length;
  return (
    <Panel
      title={t.changes}
      actions={
        <Opens
          act={t.apply(formatNumber(chosen.length))}
          reason={chosen.length === 0 ? t.nobody : null}
        >
          {(dialog) => (
            <ApplyDialog
              {...dialog}
              months={chosen.length}
              reopened={reopened}
              onApply={(reason) => {
                dialog.onClose();
                onRecompute(chosen, reason);
              }}
            />
          )}
        </Opens>
      }
    >
      <Stack gap="md">
        <StatTiles>
          <StatTile label={t.months} value={formatNumber(months.length)} />
          <StatTile label={t.days} value={formatNumber(days)} />
          <StatTile
            label={t.reopened}
            value={formatNumber(reopened)}
            note={t.reopenedNote}
            tone={reopened > 0 ? "warning" : "neutral"}
          />
          <StatTile label={t.differences} value={formatNumber(differences)} />
        </StatTiles>
        <Switch
          label={t.leaveClosed}
          checked={leavesClosed}
          onChange={(event) => setLeavesClosed(event.currentTarget.checked)}
        />
        <ChangedMonths months={months} />
      </Stack>
    </Panel>
  );
}
