import { Button, Stack, Title } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import type { RuleValue, Rehearsal } from "#api/finding-rules.ts";
import { mayBeSet, type RuleSetting } from "#domain/attendance/findings/rule-settings.ts";
import { common } from "#texts/common.ts";
import { findingRulesTexts as t } from "#texts/finding-rules.ts";
import { findingLevels } from "#texts/findings.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import type { Progress } from "#web/kernel/run-in-chunks.ts";
import { toast } from "#web/kernel/toasts.ts";
import type { Column } from "#web/ui/data-table/column.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { formatMonth, formatNumber } from "#web/ui/formats.ts";
import { ProgressBox } from "#web/ui/progress-box.tsx";
import { FindingItem } from "#web/features/verification/public.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { rehearseInPages, type Rehearsed, type RehearsedMonth } from "./rehearse-in-pages.ts";
import styles from "./rehearsal-panel.module.css";

type Props = { settingKey: RuleSetting; value: RuleValue };

/** On request: what the typed value would find in the last months, compared with what is found now. */
export function RehearsalPanel({ settingKey: key, value }: Props) {
  const { id: organizationId } = useOrganization();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [found, setFound] = useState<Rehearsed | null>(null);
  const stopping = useRef(new AbortController());
  useEffect(() => () => stopping.current.abort(), []);
  const rehearse = async () => {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setProgress({ done: 0, total: 0 });
    try {
      const watch = { signal, onProgress: setProgress };
      const whole = await rehearseInPages({ organizationId, key, value }, watch);
      if (!signal.aborted) setFound(whole);
    } catch (error) {
      if (!signal.aborted) toast.failure(error);
    } finally {
      setProgress(null);
    }
  };
  if (progress !== null)
    return (
      <ProgressBox
        label={t.rehearsal}
        words={
          progress.total === 0
            ? common.loading
            : t.rehearsing(formatNumber(progress.done), formatNumber(progress.total))
        }
        part={progress.total === 0 ? 0 : progress.done / progress.total}
        giveUp={{ label: common.cancel, onClick: () => stopping.current.abort() }}
      />
    );
  if (found === null)
    return (
      <Button
        variant="default"
        disabled={!mayBeSet(key, value)}
        onClick={() => void rehearse()}
        style={{ justifySelf: "start" }}
      >
        {t.rehearse}
      </Button>
    );
  return (
    <Stack gap="xs" role="status">
      <Title order={3} size="h5">
        {t.rehearsal}
      </Title>
      <PlainTable
        label={t.rehearsal}
        columns={columns}
        rows={found.months}
        none={t.nothingToAsk}
        rowKey={({ month }) => month}
      />
      <RehearsedExamples examples={found.examples} />
    </Stack>
  );
}

const columns: readonly Column<RehearsedMonth>[] = [
  { id: "month", header: t.month, cell: ({ month }) => formatMonth(month) },
  { id: "now", header: t.now, cell: ({ now }) => countsText(now) },
  { id: "after", header: t.after, cell: ({ after }) => countsText(after) },
];

function countsText({ errors, warnings, information }: RehearsedMonth["now"]): string {
  const counts = [
    [errors, findingLevels.error] as const,
    [warnings, findingLevels.warning] as const,
    [information, findingLevels.information] as const,
  ].filter(([count]) => count > 0);
  if (counts.length === 0) return t.noFindings;
  return counts
    .map(([count, { one, many }]) =>
      `${formatNumber(count)} ${count === 1 ? one : many}`.toLocaleLowerCase("el"),
    )
    .join(", ");
}

/** Some of the findings that would appear or disappear. */
function RehearsedExamples({ examples }: { examples: Rehearsal["examples"] }) {
  if (examples.length === 0) return null;
  return (
    <>
      <Title order={4} size="h6">
        {t.examples}
      </Title>
      <ul className={styles.examples}>
        {examples.map((one, index) => (
          <FindingItem key={`${one.rule} ${index}`} finding={one} at={one.structureId}>
            <StatusBadge tone={one.isNew ? "warning" : "neutral"}>
              {one.isNew ? t.isNew : t.isGone}
            </StatusBadge>
          </FindingItem>
        ))}
      </ul>
    </>
  );
}
