import type { OutputOf } from "#api/call.ts";
import { devices, type DeviceItem } from "#api/devices.ts";
import { devicePageTexts as t } from "#texts/devices.ts";
import { ChangedNotice } from "#web/features/history/public.ts";
import { StructurePicker } from "#web/features/structures/public.ts";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";

type Props = {
  /** Null for a new one. */
  device: DeviceItem | null;
  onDone: () => void;
  onCode: (code: OutputOf<typeof devices.create>) => void;
};

/** A new device and its structure, or the new name of an existing one. */
export function DeviceForm({ device, onDone, onCode }: Props) {
  return device === null ? (
    <NewDevice onDone={onDone} onCode={onCode} />
  ) : (
    <Renamed device={device} onDone={onDone} />
  );
}

function NewDevice({ onDone, onCode }: Omit<Props, "device">) {
  const form = useCallForm({
    initial: { title: "", structureId: "" },
    call: devices.create,
    inputOf: (values) => values,
    onDone: (code) => {
      onDone();
      onCode(code);
    },
  });
  return (
    <Form form={form} onCancel={onDone}>
      <TextField label={t.name} description={t.nameHint} required {...form.field("title")} />
      <StructurePicker
        label={t.structure}
        required
        {...form.field("structureId")}
        value={form.values.structureId || null}
        onChange={(id) => form.set({ structureId: id ?? "" })}
      />
    </Form>
  );
}

function Renamed({ device, onDone }: { device: DeviceItem; onDone: () => void }) {
  const { id, version, title } = device;
  const form = useCallForm({
    initial: { title },
    call: devices.rename,
    version,
    inputOf: (values, over) => ({ id, version: over, ...values }),
    done: t.renamed,
    onDone,
  });
  return (
    <Form form={form} onCancel={onDone}>
      <ChangedNotice form={form} onTaken={onDone} />
      <TextField label={t.name} required {...form.field("title")} />
    </Form>
  );
}
