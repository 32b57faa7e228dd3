import { Text } from "@mantine/core";
import { closures, type ClosureOut } from "#api/closures.ts";
import { closurePageTexts as t, closureRefusals } from "#texts/closures.ts";
import { common } from "#texts/common.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import { Pending } from "#web/ui/pending.tsx";
import { CalendarEffectView } from "./calendar-effect.tsx";

/** Asks before a closure is removed, and shows the days that become owed again. */
export function RemoveClosure({ closure, onDone }: { closure: ClosureOut; onDone: () => void }) {
  const { id, version, title } = closure;
  const found = useAnswer(closures.preview, { id, closure: null });
  const refusal = found.data?.refusal;
  const form = useCallForm({
    initial: { reason: "" },
    call: closures.delete,
    inputOf: (values) => ({ id, version, ...values }),
    done: t.removed,
    onDone,
  });
  return (
    <Form
      form={form}
      save={common.delete}
      reason={refusal ? closureRefusals[refusal] : null}
      onCancel={onDone}
    >
      <Text>{t.removeText(title)}</Text>
      <Pending found={found} rows={3}>
        {(effect) => <CalendarEffectView effect={effect} />}
      </Pending>
      <TextAreaField label={t.reason} minRows={1} {...form.field("reason")} />
    </Form>
  );
}
