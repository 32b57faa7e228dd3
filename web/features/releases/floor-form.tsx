import { Select, Text } from "@mantine/core";
import { releaseCalls } from "#api/releases.ts";
import { currentVersion, type Version, versions } from "#domain/releases.ts";
import { releaseTexts as t } from "#texts/releases.ts";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";

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
  const version = form.field("version");
  return (
    <Form form={form} label={t.floor} save={t.save} onCancel={onDone}>
      <Text c="dimmed">{t.floorText}</Text>
      <Select
        label={t.version}
        required
        allowDeselect={false}
        data={[...versions]}
        name={version.name}
        value={version.value}
        error={version.error}
        onChange={(chosen) =>
          version.onChange(versions.find((one) => one === chosen) ?? currentVersion)
        }
      />
      <TextField label={t.reason} required {...form.field("reason")} />
    </Form>
  );
}
