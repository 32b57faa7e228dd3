import { Text } from "@mantine/core";
import { apiApps } from "#api/api-apps.ts";
import { appPageTexts as t } from "#texts/api-apps.ts";
import { numberOf } from "#web/ui/form/convert.ts";
import { NumberField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import type { AppDetails } from "./app-drawer.tsx";
import type { AppSecret } from "./secret-dialog.tsx";

type Props = { app: AppDetails; onSecret: (secret: AppSecret) => void; onDone: () => void };

/** Asks how long the previous secret stays valid, and issues the next one. */
export function RotateForm({ app: { id, version, name }, onSecret, onDone }: Props) {
  const form = useCallForm({
    initial: { overlapHours: "24" },
    call: apiApps.rotateSecret,
    inputOf: ({ overlapHours }) => ({ id, version, overlapHours: numberOf(overlapHours) }),
    onDone: ({ secret }) => {
      onDone();
      onSecret({ name, clientId: id, secret });
    },
  });
  return (
    <Form form={form} label={t.rotate} save={t.issue} onCancel={onDone}>
      <Text>{t.rotateText}</Text>
      <NumberField
        label={t.overlap}
        description={t.overlapHint}
        required
        {...form.field("overlapHours")}
        data-autofocus
      />
    </Form>
  );
}
