import { IconDice3 } from "@tabler/icons-react";
import { useState } from "react";
import { samples, type SampleOut } from "#api/samples.ts";
import { sampleRuleTexts, sampleTexts as t } from "#texts/samples.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { actsColumn, type Column, figure } from "#web/ui/data-table/column.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { formatInstant, formatMonth, formatNumber } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { Opens } from "#web/ui/opens.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { QueryState } from "#web/ui/pending.tsx";
import { RowAct } from "#web/ui/row-act.tsx";
import { SampleSheets } from "./sample-sheets.tsx";

const DrawDialog = later(async () => (await import("./draw-dialog.tsx")).DrawDialog);

/** The samples that the agency has drawn of the body, with their outcome; the agency draws new ones here. */
export function SamplesPanel() {
  const mayNot = useRefusalTo("month.sample") === null ? null : t.mayNot;
  const found = useAnswer(samples.getAll, {});
  const [opened, setOpened] = useState<SampleOut | null>(null);
  return (
    <Panel
      title={t.title}
      actions={
        <Opens act={t.draw} reason={mayNot} variant="default" icon={IconDice3}>
          {(dialog) => <DrawDialog {...dialog} />}
        </Opens>
      }
    >
      <QueryState found={found} height={120} />
      {found.data?.samples.length === 0 && <EmptyState title={t.none} text={t.noneHint} />}
      {found.data && found.data.samples.length > 0 && (
        <PlainTable
          label={t.title}
          columns={columnsOf(setOpened)}
          rows={found.data.samples}
          rowKey={({ id }) => id}
        />
      )}
      <SampleSheets sample={opened} onClose={() => setOpened(null)} />
    </Panel>
  );
}

function columnsOf(onOpen: (sample: SampleOut) => void): readonly Column<SampleOut>[] {
  return [
    { id: "month", header: t.month, cell: ({ month }) => formatMonth(month) },
    { id: "rule", header: t.rule, cell: ({ rule }) => sampleRuleTexts[rule] },
    {
      id: "sheets",
      header: t.sheets,
      cell: ({ sheets, population }) => t.population(sheets, population),
    },
    { id: "seed", header: t.seed, cell: ({ seed }) => seed },
    figure("verified", t.verified, ({ verified }) => formatNumber(verified)),
    figure("deviations", t.deviations, ({ deviations }) => formatNumber(deviations)),
    figure("left", t.left, (one) => formatNumber(one.sheets - one.verified - one.deviations)),
    {
      id: "drawnBy",
      header: t.drawnBy,
      cell: ({ drawnBy, drawnAt }) => `${drawnBy}, ${formatInstant(drawnAt)}`,
    },
    actsColumn((sample) => (
      <RowAct
        act={t.toSheets}
        name={t.sheetsOf(formatMonth(sample.month), sampleRuleTexts[sample.rule])}
        variant="light"
        onClick={() => onOpen(sample)}
      />
    )),
  ];
}
