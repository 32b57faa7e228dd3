import { samples } from "#api/samples.ts";
import type { SampleRule } from "#domain/verification/sample.ts";
import type { Month } from "#domain/calendar/day.ts";
import { sampleRuleTexts, sampleTexts as t } from "#texts/samples.ts";
import { MonthPicker } from "#web/ui/calendar/month-picker.tsx";
import { CallDialog } from "#web/ui/form/act-dialog.tsx";
import { numberOf } from "#web/ui/form/convert.ts";
import { NumberField } from "#web/ui/form/fields.tsx";
import { OneOfField } from "#web/ui/form/one-of-field.tsx";
import { monthToClose } from "./month-search.ts";

const initial = (): { month: Month; rule: SampleRule; size: string; seed: string } => ({
  month: monthToClose(),
  rule: "random",
  size: "10",
  seed: "",
});

/** Asks how the sheets are drawn, and draws them. */
export function DrawDialog(dialog: { opened: boolean; onClose: () => void }) {
  return (
    <CallDialog
      {...dialog}
      title={t.drawTitle}
      initial={initial()}
      call={samples.draw}
      inputOf={({ month, rule, size, seed }) => ({
        month,
        rule,
        size: numberOf(size) ?? 0,
        ...(seed === "" ? {} : { seed: numberOf(seed) }),
      })}
      save={t.drawAct}
      done={({ sheets }) => t.drawn(sheets)}
    >
      {(form) => (
        <>
          <MonthPicker value={form.values.month} onChange={form.field("month").onChange} />
          <OneOfField label={t.rule} words={sampleRuleTexts} {...form.field("rule")} />
          <NumberField label={t.size} required {...form.field("size")} />
          <NumberField label={t.seed} description={t.seedHint} {...form.field("seed")} />
        </>
      )}
    </CallDialog>
  );
}
