import type { OutputOf } from "#api/call.ts";
import { devices, type DeviceItem } from "#api/devices.ts";
import { devicePageTexts as t } from "#texts/devices.ts";
import { StructurePicker } from "#web/features/structures/public.ts";
import { useCall } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";

type Props = {
  /** Null for a new one. */
  device: DeviceItem | null;
  onDone: () => void;
  onCode: (code: OutputOf<typeof devices.create>) => void;
};

/** A new device and its structure, or another name for a known one. */
export function DeviceForm({ device, onDone, onCode }: Props) {
  return device === null ? (
    <NewDevice onDone={onDone} onCode={onCode} />
  ) : (
    <Renamed device={device} onDone={onDone} />
  );
}

function NewDevice({ onDone, onCode }: Omit<Props, "device">) {
  const { id: organizationId } = useOrganization();
  const create = useCall(devices.create, [devices.getAll]);
  const form = useForm({
    initial: { title: "", structureId: "" },
    schema: devices.create.input,
    inputOf: (values) => ({ organizationId, ...values }),
    send: create.mutateAsync,
    onSaved: (code) => {
      onDone();
      onCode(code);
    },
  });
  return (
    <Form form={form}>
      <TextField
        label={t.name}
        description={t.nameHint}
        required
        maxLength={80}
        {...form.field("title")}
      />
      <StructurePicker
        label={t.structure}
        required
        {...form.field("structureId")}
        value={form.values.structureId || null}
        onChange={(id) => form.set({ structureId: id ?? "" })}
      />
      <FormActions form={form} onCancel={onDone} />
    </Form>
  );
}

function Renamed({ device, onDone }: { device: DeviceItem; onDone: () => void }) {
  const { id: organizationId } = useOrganization();
  const rename = useCall(devices.rename, [devices.getAll]);
  const { id, version, title } = device;
  const form = useForm({
    initial: { title },
    schema: devices.rename.input,
    inputOf: (values) => ({ organizationId, id, version, ...values }),
    send: rename.mutateAsync,
    onSaved: () => {
      toast.success(t.renamed);
      onDone();
    },
  });
  return (
    <Form form={form}>
      <TextField label={t.name} required maxLength={80} {...form.field("title")} />
      <FormActions form={form} onCancel={onDone} />
    </Form>
  );
}
