import { badges } from "#api/badges.ts";
import { badgeTexts as t } from "#texts/badges.ts";
import { Form } from "#web/ui/form/form.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";

/** Sets or changes the PIN of an employee. */
export function PinForm({ employeeId, onDone }: { employeeId: string; onDone: () => void }) {
  const form = useCallForm({
    initial: { pin: "" },
    call: badges.setPin,
    inputOf: (values) => ({ employeeId, ...values }),
    done: t.pinSet,
    onDone,
  });
  return (
    <Form form={form} problemTitle={t.problem} onCancel={onDone}>
      <TextField
        label={t.pin}
        description={t.pinHint}
        required
        inputMode="numeric"
        autoComplete="off"
        {...form.field("pin")}
      />
    </Form>
  );
}
