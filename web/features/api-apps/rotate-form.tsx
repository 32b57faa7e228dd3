import { Text } from "@mantine/core";
import { apiApps } from "#api/api-apps.ts";
import { appPageTexts as t } from "#texts/api-apps.ts";
import { useCall } from "#web/kernel/calls.ts";
import { numberOf } from "#web/ui/form/convert.ts";
import { NumberField } from "#web/ui/form/fields.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import type { AppDetails } from "./app-drawer.tsx";
import { appChanges } from "./app-form.tsx";
import type { AppSecret } from "./shown-secret.tsx";

type Props = { app: AppDetails; onSecret: (secret: AppSecret) => void; onDone: () => void };

/** Asks how long the secret before shall still serve, and issues the next one. */
export function RotateForm({ app: { id, version, name }, onSecret, onDone }: Props) {
  const rotate = useCall(apiApps.rotateSecret, appChanges);
  const form = useForm({
    initial: { overlapHours: "24" },
    schema: apiApps.rotateSecret.input,
    inputOf: ({ overlapHours }) => ({ id, version, overlapHours: numberOf(overlapHours) }),
    send: (input) => rotate.mutateAsync(input),
    onSaved: ({ secret }) => {
      onDone();
      onSecret({ name, clientId: id, secret });
    },
  });
  return (
    <Form form={form} label={t.rotate}>
      <Text>{t.rotateText}</Text>
      <NumberField
        label={t.overlap}
        description={t.overlapHint}
        required
        {...form.field("overlapHours")}
        data-autofocus
      />
      <FormActions form={form} save={t.issue} onCancel={onDone} />
    </Form>
  );
}
