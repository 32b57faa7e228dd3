import { Progress } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { documents, type DocumentItem, type DocumentKind } from "#api/documents.ts";
import { monthsAfter } from "#domain/calendar/ahead.ts";
import { fileEndings, typeByName } from "#domain/documents/file-type.ts";
import { documentKindTexts } from "#texts/document-kinds.ts";
import { documentListTexts, documentTexts as t } from "#texts/documents.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { ContractPicker } from "#web/features/contracts/public.ts";
import { invalidateAfter } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { request } from "#web/kernel/request.ts";
import { toast } from "#web/kernel/toasts.ts";
import { today } from "#web/kernel/today.ts";
import { FileDrop } from "#web/ui/file-drop.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { SelectField, TextAreaField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { formatDay } from "#web/ui/formats.ts";

const { columns } = documentListTexts;

type Props = {
  /** Uploads to this contract and offers only the kinds of contracts; null: to the body or to a contract chosen in the form. */
  contractId: string | null;
  /** The document that the new one replaces. */
  replaced: DocumentItem | null;
  onDone: () => void;
};

/** A file with its details. */
export function UploadForm({ contractId, replaced, onDone }: Props) {
  const { id: organizationId } = useOrganization();
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [part, setPart] = useState<number | null>(null);
  const kinds = useAnswer(documents.getKinds, {}, { staleTime: Infinity });
  const form = useForm({
    initial: {
      file: "",
      fileName: "",
      kind: replaced?.kind ?? null,
      contractId: replaced?.contractId ?? contractId,
      expiresOn: "",
      note: "",
    },
    schema: documents.upload.input,
    inputOf: ({ file: _file, ...values }) => ({
      ...values,
      organizationId,
      kind: values.kind ?? "",
      expiresOn: values.expiresOn === "" ? null : values.expiresOn,
      replaces: replaced?.id ?? null,
    }),
    send: (input) =>
      request(documents.upload, input, { bytes: file ?? undefined, onProgress: setPart }).finally(
        () => setPart(null),
      ),
    onSaved: async ({ state }) => {
      toast.success(state === "unscanned" ? t.uploadedUnscanned : t.uploaded);
      await invalidateAfter(client, documents.upload);
      onDone();
    },
  });
  const offered = kinds.data?.filter(({ about }) => contractId === null || about === "contract");
  const chosen = offered?.find(({ code }) => code === form.values.kind);
  const fileName = form.field("fileName");
  return (
    <Form form={form} save={t.uploadSave} onCancel={onDone}>
      <FileDrop
        fileName={form.values.fileName}
        words={t}
        accept={fileEndings.filter((ending) => isTaken(ending, chosen))}
        error={form.field("file").error ?? (fileName.error && t.fileMissing)}
        onFile={(given) => {
          setFile(given);
          form.set({ fileName: given.name, file: given.name });
        }}
      />
      <SelectField
        label={columns.kind}
        required
        readOnly={replaced !== null}
        description={chosen && hintsOf(chosen)}
        read={kinds}
        data={offered?.map(({ code, title }) => ({ value: code, label: title }))}
        {...form.field("kind")}
      />
      {contractId === null && chosen?.about === "contract" && (
        <ContractPicker label={t.contract} required {...form.field("contractId")} />
      )}
      <DateField
        label={columns.expiresOn}
        required={chosen?.expires === true}
        description={chosen?.usualMonths ? usualEnd(chosen.usualMonths) : undefined}
        {...form.field("expiresOn")}
      />
      <TextAreaField label={columns.note} {...form.field("note")} />
      {part !== null && <Progress value={part * 100} aria-label={t.progress} />}
    </Form>
  );
}

function hintsOf({ forApproval, isSensitive }: DocumentKind): string {
  return [forApproval && t.neededForApproval, isSensitive && t.sensitive]
    .filter(Boolean)
    .join(". ");
}

function isTaken(ending: string, kind: DocumentKind | undefined): boolean {
  const type = typeByName(`file${ending}`);
  return kind === undefined || (type !== null && kind.types.includes(type));
}

/** How long such a document is usually valid, and until which day counted from today. */
function usualEnd(months: number): string {
  return documentKindTexts.usually(months, formatDay(monthsAfter(today(), months)));
}
