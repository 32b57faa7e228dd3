import { Text } from "@mantine/core";
import { releaseCalls } from "#api/releases.ts";
import { recordOf } from "#domain/keys.ts";
import { currentVersion, type Version, versions } from "#domain/releases.ts";
import { releaseTexts as t } from "#texts/releases.ts";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import { OneOfField } from "#web/ui/form/one-of-field.tsx";

const initial: { version: Version; reason: string } = { version: currentVersion, reason: "" };

/** Sets the oldest version that may still be used. */
export function FloorForm({ onDone }: { onDone: () => void }) {
  const form = useCallForm({
    initial,
    call: releaseCalls.setFloor,
    inputOf: (values) => values,
    done: t.floorSaved,
    onDone,
  });
  return (
    <Form form={form} label={t.floor} save={t.save} onCancel={onDone}>
      <Text c="dimmed">{t.floorText}</Text>
      <OneOfField
        label={t.version}
        required
        words={recordOf(versions, (version) => version)}
        {...form.field("version")}
      />
      <TextField label={t.reason} required {...form.field("reason")} />
    </Form>
  );
}
