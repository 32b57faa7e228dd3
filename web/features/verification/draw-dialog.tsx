import { samples } from "#api/samples.ts";
import { sampleRules } from "#domain/verification/sample.ts";
import type { Month } from "#domain/calendar/day.ts";
import { sampleRuleTexts, sampleTexts as t } from "#texts/samples.ts";
import { useCall } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { MonthPicker } from "#web/ui/calendar/month-picker.tsx";
import { Modal } from "#web/ui/dialogs.tsx";
import { numberOf } from "#web/ui/form/convert.ts";
import { NumberField, SelectField } from "#web/ui/form/fields.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { monthToClose } from "./month-search.ts";

type Props = { onClose: () => void };

const rules = sampleRules.map((value) => ({ value, label: sampleRuleTexts[value] }));

/** Asks by what the sheets are drawn, and draws them. */
export function DrawDialog({ opened, onClose }: Props & { opened: boolean }) {
  return (
    <Modal opened={opened} onClose={onClose} title={t.drawTitle}>
      <DrawForm onClose={onClose} />
    </Modal>
  );
}

function DrawForm({ onClose }: Props) {
  const organizationId = useOrganization().id;
  const draw = useCall(samples.draw, [samples.getAll]);
  const initial: { month: Month; rule: string | null; size: string; seed: string } = {
    month: monthToClose(),
    rule: "random",
    size: "10",
    seed: "",
  };
  const form = useForm({
    initial,
    schema: samples.draw.input,
    inputOf: ({ month, rule, size, seed }) => ({
      organizationId,
      month,
      rule: sampleRules.find((one) => one === rule) ?? "random",
      size: numberOf(size) ?? 0,
      ...(seed === "" ? {} : { seed: numberOf(seed) }),
    }),
    send: draw.mutateAsync,
    onSaved: ({ sheets }) => {
      toast.success(t.drawn(sheets));
      onClose();
    },
  });
  const month = form.field("month");
  return (
    <Form form={form} guarded={false}>
      <MonthPicker value={month.value} onChange={month.onChange} />
      <SelectField label={t.rule} data={rules} {...form.field("rule")} />
      <NumberField label={t.size} required {...form.field("size")} />
      <NumberField label={t.seed} description={t.seedHint} {...form.field("seed")} />
      <FormActions form={form} save={t.drawAct} onCancel={onClose} />
    </Form>
  );
}
