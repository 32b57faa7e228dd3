import { Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { samples, type SampledSheet, type SampleOut } from "#api/samples.ts";
import type { SampleOutcome } from "#domain/verification/sample.ts";
import { ownAffairTexts } from "#texts/own-affairs.ts";
import { sampleOutcomeTexts, sampleRuleTexts, sampleTexts as t } from "#texts/samples.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { actsColumn, type Column, figure } from "#web/ui/data-table/column.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { formatDay, formatInstant, formatMonth } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { Note } from "#web/ui/note.tsx";
import { Pending } from "#web/ui/pending.tsx";
import { RowAct } from "#web/ui/row-act.tsx";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";

const DecideForm = later(async () => (await import("./decide-form.tsx")).DecideForm);

type Props = { sample: SampleOut | null; onClose: () => void };

const tones: Record<SampleOutcome, Tone> = { verified: "good", deviation: "bad" };

/** The sheets of a sample, each linked to where it is checked, with the outcome of the check. */
export function SampleSheets({ sample, onClose }: Props) {
  return (
    <FormDrawer
      opened={sample !== null}
      onClose={onClose}
      size="xl"
      title={sample && t.sheetsOf(formatMonth(sample.month), sampleRuleTexts[sample.rule])}
    >
      {sample && <Sheets sampleId={sample.id} />}
    </FormDrawer>
  );
}

function Sheets({ sampleId }: { sampleId: string }) {
  const may = useRefusalTo("month.sample") === null;
  const found = useAnswer(samples.getSheets, { sampleId });
  const [deciding, setDeciding] = useState<SampledSheet | null>(null);
  if (deciding)
    return <DecideForm sampleId={sampleId} sheet={deciding} onClose={() => setDeciding(null)} />;
  const renderDecide = (sheet: SampledSheet) => (
    <RowAct
      act={t.decide}
      name={t.decideOf(sheet.structureTitle, formatDay(sheet.date))}
      variant="light"
      reason={sheet.hasOwnRecord ? ownAffairTexts.sheet : null}
      onClick={() => setDeciding(sheet)}
    />
  );
  return (
    <Pending found={found} rows={4}>
      {({ sheets }) => (
        <PlainTable
          label={t.sheets}
          columns={may ? [...columns, actsColumn(renderDecide)] : columns}
          rows={sheets}
          rowKey={({ structureId, date }) => `${structureId} ${date}`}
        />
      )}
    </Pending>
  );
}

const columns: readonly Column<SampledSheet>[] = [
  { id: "structure", header: t.structure, cell: ({ structureTitle }) => structureTitle },
  {
    id: "date",
    header: t.date,
    cell: ({ structureId: id, date }) => (
      <Link to="/attendances/attendance-records/$id/$date" params={{ id, date }}>
        {formatDay(date)}
      </Link>
    ),
  },
  figure("score", t.score, ({ score }) => score || "–"),
  { id: "outcome", header: t.outcome, cell: (sheet) => <Outcome sheet={sheet} /> },
];

function Outcome({ sheet }: { sheet: SampledSheet }) {
  if (sheet.outcome === null) return "–";
  return (
    <>
      <StatusBadge tone={tones[sheet.outcome]}>{sampleOutcomeTexts[sheet.outcome]}</StatusBadge>
      {sheet.note !== "" && <Text size="sm">{sheet.note}</Text>}
      {sheet.at !== null && (
        <Note size="xs">
          {sheet.by}, {formatInstant(sheet.at)}
        </Note>
      )}
    </>
  );
}
