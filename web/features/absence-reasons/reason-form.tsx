import { absenceReasons, type ReasonItem } from "#api/absence-reasons.ts";
import { reasonFieldTexts as fields, reasonPageTexts as t } from "#texts/absence-reasons.ts";
import { ChangedNotice } from "#web/features/history/public.ts";
import { today } from "#web/kernel/today.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useRecordForm } from "#web/ui/form/use-record-form.ts";
import { ReasonFieldsets } from "./reason-fieldsets.tsx";
import { fieldsFrom, valuesOf } from "./reason-values.ts";
import { reasonWords } from "./reason-words.ts";

type Props = {
  /** Null for a new one. */
  reason: ReasonItem | null;
  onDone: () => void;
};

/** The form of a reason of absence: a new one, or its properties from a day on. */
export function ReasonForm({ reason, onDone }: Props) {
  const form = useRecordForm({
    calls: absenceReasons,
    record: reason && { id: reason.code, version: reason.version },
    initial: { ...valuesOf(reason), code: reason?.code ?? "", validFrom: today() },
    inputOf: ({ code, validFrom, ...values }) => ({ ...fieldsFrom(values), code, validFrom }),
    updateOf: ({ code: _code, validFrom, ...input }, known) => ({
      ...input,
      ...known,
      validFrom: validFrom ?? "",
    }),
    onDone,
  });
  return (
    <Form form={form} onCancel={onDone}>
      <ChangedNotice form={form} words={reasonWords} names={fields} onTaken={onDone} />
      <ReasonFieldsets form={form} isNew={reason === null} />
      <DateField
        label={fields.validFrom}
        description={reason === null ? undefined : t.fromHint}
        {...(reason === null ? {} : { min: today() })}
        required
        {...form.field("validFrom")}
      />
    </Form>
  );
}
