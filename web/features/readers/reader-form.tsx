import type { OutputOf } from "#api/call.ts";
import { readers } from "#api/readers.ts";
import { devicePageTexts } from "#texts/devices.ts";
import { readerTexts as t } from "#texts/readers.ts";
import { StructurePicker } from "#web/features/structures/public.ts";
import { CheckField, TextAreaField } from "#web/ui/form/fields.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";

/** A reader that was declared, or got another address, with the path, which is shown only once. */
export type DeclaredReader = Pick<OutputOf<typeof readers.create>, "path"> & {
  serial: string;
  outcome: keyof typeof t.told;
};

type Props = { onDone: () => void; onDeclared: (reader: DeclaredReader) => void };

/** A new card reader: where it hangs, and what lets it in. */
export function ReaderForm({ onDone, onDeclared }: Props) {
  const form = useCallForm({
    initial: { title: "", structureId: "", serial: "", inPath: true, networks: "" },
    call: readers.create,
    inputOf: ({ networks, ...values }) => ({
      ...values,
      networks: networks.split("\n").filter((network) => network.trim() !== ""),
    }),
    onDone: (declared) => {
      onDone();
      const serial = form.values.serial.trim().toUpperCase();
      onDeclared({ path: declared.path, serial, outcome: "declared" });
    },
  });
  return (
    <Form form={form} label={t.create} onCancel={onDone}>
      <TextField
        label={devicePageTexts.name}
        description={t.nameHint}
        required
        {...form.field("title")}
      />
      <StructurePicker
        label={devicePageTexts.structure}
        required
        {...form.field("structureId")}
        value={form.values.structureId || null}
        onChange={(id) => form.set({ structureId: id ?? "" })}
      />
      <TextField label={t.serial} description={t.serialHint} required {...form.field("serial")} />
      <CheckField label={t.inPath} description={t.inPathHint} {...form.field("inPath")} />
      <TextAreaField
        label={t.networks}
        description={t.networksHint}
        required={!form.values.inPath}
        minRows={2}
        {...form.field("networks")}
      />
    </Form>
  );
}
