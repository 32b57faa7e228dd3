import { Checkbox, Group, SegmentedControl, Stack, Table, Text } from "@mantine/core";
import { useState } from "react";
import type { ImportReport, ImportRow } from "#api/imports.ts";
import { importPageTexts as t } from "#texts/imports.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { focusFirst } from "#web/ui/focus-first.ts";
import { formatNumber } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { formatRate } from "#web/ui/format-rate.ts";
import { PageChoice } from "#web/ui/page-choice.tsx";
import { PayDoubt } from "#web/ui/pay-doubt.tsx";
import { ScrollTable } from "#web/ui/scroll-table.tsx";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";

type Props = {
  report: ImportReport;
  isDone: boolean;
  isApplying: boolean;
  onApply: (skipErrors: boolean) => void;
};

type Outcome = ImportRow["outcome"];

const outcomes = ["error", "create", "update", "same"] as const satisfies readonly Outcome[];
const tones: Record<Outcome, Tone> = {
  create: "good",
  update: "info",
  same: "neutral",
  error: "bad",
};
const pageSize = 100;

/** What each row of a file does, and the button that does it. */
export function ImportPreview({ report, isDone, isApplying, onApply }: Props) {
  const { counts } = report;
  const isPhone = useIsPhone();
  const [filter, setFilter] = useState<Outcome | "all">(counts.error > 0 ? "error" : "all");
  const [skipErrors, setSkipErrors] = useState(false);
  const unread = report.columns.filter(({ column }) => column === null);
  const stored = counts.create + counts.update;
  const refusal = counts.error > 0 && !skipErrors ? t.fixFirst : stored === 0 ? t.nothing : null;
  return (
    <Stack gap="sm" ref={focusFirst} data-autofocus tabIndex={-1}>
      {unread.length > 0 && <Note>{t.unread(unread.map(({ header }) => header))}</Note>}
      <SegmentedControl
        aria-label={t.show}
        size="sm"
        orientation={isPhone ? "vertical" : "horizontal"}
        data={[
          { value: "all", label: `${t.all} (${formatNumber(report.rows.length)})` },
          ...outcomes.map((value) => ({
            value,
            label: `${t.counts[value]} (${formatNumber(counts[value])})`,
          })),
        ]}
        value={filter}
        onChange={setFilter}
      />
      <Rows
        key={filter}
        rows={report.rows.filter(({ outcome }) => filter === "all" || outcome === filter)}
      />
      {!isDone && (
        <Group gap="md">
          {counts.error > 0 && (
            <Checkbox
              label={t.skipErrors(counts.error)}
              checked={skipErrors}
              onChange={(event) => setSkipErrors(event.currentTarget.checked)}
            />
          )}
          <ActButton reason={refusal} loading={isApplying} onClick={() => onApply(skipErrors)}>
            {t.apply(stored)}
          </ActButton>
        </Group>
      )}
    </Stack>
  );
}

function Rows({ rows }: { rows: readonly ImportRow[] }) {
  const [page, setPage] = useState(1);
  const pages = Math.ceil(rows.length / pageSize);
  if (rows.length === 0) return <Text c="dimmed">{t.noRows}</Text>;
  return (
    <>
      <ScrollTable label={t.show} minWidth="18rem" maxHeight="24rem">
        <Table.Thead>
          <Table.Tr>
            {[t.line, t.row, t.outcome].map((header) => (
              <Table.Th key={header}>{header}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.slice((page - 1) * pageSize, page * pageSize).map((row) => (
            <Table.Tr key={row.line}>
              <Table.Td>{row.line}</Table.Td>
              <Table.Td>
                {row.title}
                <Details row={row} />
              </Table.Td>
              <Table.Td>
                <StatusBadge tone={tones[row.outcome]}>{t.outcomes[row.outcome]}</StatusBadge>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </ScrollTable>
      <PageChoice pages={pages} page={page} onChange={setPage} />
    </>
  );
}

function Details({ row }: { row: ImportRow }) {
  return (
    <>
      {row.errors.map(({ column, message }) => (
        <Text key={`${column} ${message}`} size="sm" c="red">
          {column}: {message}
        </Text>
      ))}
      {row.pay && (
        <>
          <Text size="sm">{formatRate(row.pay)}</Text>
          <PayDoubt pay={row.pay} />
        </>
      )}
      {row.changes.map(({ column, before, after }) => (
        <Text key={column} size="sm">
          {column}: {before || "–"} → {after || "–"}
        </Text>
      ))}
    </>
  );
}
