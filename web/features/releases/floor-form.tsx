import { Select, Text } from "@mantine/core";
import { releaseCalls } from "#api/releases.ts";
import { currentVersion, type Version, versions } from "#domain/releases.ts";
import { releaseTexts as t } from "#texts/releases.ts";
import { useCall } from "#web/kernel/calls.ts";
import { toast } from "#web/kernel/toasts.ts";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";

const initial: { version: Version; reason: string } = { version: currentVersion, reason: "" };

/** Sets the oldest version that may still be used. */
export function FloorForm({ onDone }: { onDone: () => void }) {
  const set = useCall(releaseCalls.setFloor, [releaseCalls.getAll]);
  const form = useForm({
    initial,
    schema: releaseCalls.setFloor.input,
    inputOf: (values) => values,
    send: (input) => set.mutateAsync(input),
    onSaved: () => {
      toast.success(t.floorSaved);
      onDone();
    },
  });
  const version = form.field("version");
  return (
    <Form form={form} label={t.floor}>
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
      <TextField label={t.reason} required maxLength={300} {...form.field("reason")} />
      <FormActions form={form} save={t.save} onCancel={onDone} />
    </Form>
  );
}
