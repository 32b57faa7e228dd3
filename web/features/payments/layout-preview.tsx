import { Stack, Text } from "@mantine/core";
import { payrollLayouts } from "#api/payroll-layouts.ts";
import type { PayrollRow } from "#api/payroll.ts";
import type { Month } from "#domain/calendar/day.ts";
import { isKnownFor, type Layout } from "#domain/payments/layout.ts";
import { headsOf, linesOf } from "#domain/payments/layout-lines.ts";
import { personName } from "#domain/identity/person-name.ts";
import { payrollLayoutTexts as t } from "#texts/payroll-layout-pages.ts";
import { misfitText } from "#texts/payroll-layouts.ts";
import { useSideAnswer } from "#web/kernel/answers.ts";
import { formatMonth } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Pending } from "#web/ui/pending.tsx";
import { TextList } from "#web/ui/text-list.tsx";
import styles from "./layout-preview.module.css";

type Props = {
  layout: Layout;
  /** Why the layout cannot be saved; null if it can. */
  refusal: string | null;
};

const mostLines = 6;
const mostMisfits = 3;

/** The first lines of a month in the layout being typed. */
export function LayoutPreview({ layout, refusal }: Props) {
  const found = useSideAnswer(payrollLayouts.getSample, {});
  return (
    <section className={styles.preview} aria-label={t.preview}>
      <Stack gap={4}>
        <Pending found={found} rows={3}>
          {({ month, rows }) =>
            month === null || rows.length === 0 ? (
              <Note>{t.noSample}</Note>
            ) : (
              <Lines layout={layout} month={month} rows={rows} tellsMisfits={refusal === null} />
            )
          }
        </Pending>
        <Text size="sm" c="red" fw={600} role="status">
          {refusal}
        </Text>
      </Stack>
    </section>
  );
}

type LinesProps = {
  layout: Layout;
  month: Month;
  rows: readonly PayrollRow[];
  /** False while the layout cannot be saved, which has a message of its own. */
  tellsMisfits: boolean;
};

function Lines({ layout, month, rows, tellsMisfits }: LinesProps) {
  const heads = headsOf(layout);
  const lines = rows.flatMap((row) =>
    linesOf(layout, month, row).map((line) => ({ row, ...line })),
  );
  const visibleLines = [...(heads ? [heads] : []), ...lines].slice(0, mostLines);
  const misfits = lines.flatMap(({ row, misfits: of }) =>
    of.map((misfit) => misfitText(layout, personName(row), misfit)),
  );
  const uniqueMisfits = [...new Set(misfits)];
  return (
    <>
      <Note>{t.previewOf(formatMonth(month))}</Note>
      {rows.some((row) => !isKnownFor(layout, row)) && <Note>{t.unsignedSample}</Note>}
      {lines.length === 0 ? (
        <Note>{t.noLines}</Note>
      ) : (
        <pre className={styles.lines} tabIndex={0} aria-label={t.preview}>
          {visibleLines.map(({ text }) => text).join("\n")}
        </pre>
      )}
      {tellsMisfits && uniqueMisfits.length > 0 && (
        <TextList c="red" lines={uniqueMisfits} most={mostMisfits} more={t.moreValues} />
      )}
    </>
  );
}
