import { Group, Text } from "@mantine/core";
import { unlocks } from "#api/unlocks.ts";
import type { Day } from "#domain/calendar/day.ts";
import { unlockListTexts, unlockTexts as t } from "#texts/unlocks.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { today } from "#web/kernel/today.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { SelectField, TextAreaField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { labelled } from "#web/ui/form/labelled.ts";
import { useCallForm } from "#web/ui/form/use-call-form.ts";

const { columns } = unlockListTexts;

/** What is requested, and for whom. */
export type UnlockSubject = {
  structure: { id: string; title: string };
  day: Day;
  /** The people for whose record alone an unlock may be requested. */
  people: readonly { id: string; name: string }[];
  /** Who is preselected; everyone if omitted. */
  contractId?: string;
};

const nobody: string | null = null;
/** The form with which a body requests that locked days be unlocked. */
export function AskForm({
  structure,
  day,
  people,
  contractId,
  onDone,
}: UnlockSubject & { onDone: () => void }) {
  const reasons = useAnswer(unlocks.getReasons, {});
  const form = useCallForm({
    initial: {
      contractId: contractId ?? nobody,
      from: day,
      to: day,
      reasonCode: nobody,
      explanation: "",
    },
    call: unlocks.ask,
    inputOf: ({ reasonCode, ...values }) => ({
      structureId: structure.id,
      ...values,
      reasonCode: reasonCode ?? "",
    }),
    done: t.asked,
    onDone,
  });
  const field = labelled(form, columns);
  const hint = reasons.data?.find(({ code }) => code === form.values.reasonCode)?.hint;
  return (
    <Form form={form} save={t.submit} onCancel={onDone}>
      <Text size="sm">{t.askText(structure.title)}</Text>
      <SelectField
        label={columns.who}
        placeholder={t.everyone}
        searchable
        data={people.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field("contractId")}
      />
      <Group grow align="flex-start">
        <DateField {...field("from")} required max={today()} />
        <DateField {...field("to")} required max={today()} since={form.values.from} />
      </Group>
      <SelectField
        label={columns.reason}
        required
        read={reasons}
        data={reasons.data?.map(({ code, title }) => ({ value: code, label: title }))}
        {...form.field("reasonCode")}
      />
      <TextAreaField {...field("explanation")} required description={hint} />
    </Form>
  );
}
