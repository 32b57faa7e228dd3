import { documents } from "#api/documents.ts";
import { type LeaveDocument, leaveDocuments, ReceiptHow } from "#api/leave-documents.ts";
import { personName } from "#domain/identity/person-name.ts";
import { leaveDocumentTexts as t } from "#texts/leave-documents.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { choice } from "#web/ui/form/choice.ts";
import { SelectField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import { TextLink } from "#web/ui/links.tsx";

/** A document that is received in another way than usual: seen, on paper, or as a file of the contract. */
export function ReceiptForm({ item, onDone }: { item: LeaveDocument; onDone: () => void }) {
  const { contractId, code, from, to, isSensitive } = item;
  const files = useAnswer(documents.getAll, { contractId, take: 200 });
  const form = useCallForm({
    initial: { how: choice(item.isSensitive ? "seen" : "file"), documentId: choice(null) },
    call: leaveDocuments.receive,
    inputOf: ({ how, documentId }) => ({
      contractId,
      code,
      from,
      to,
      how: ReceiptHow.parse(how),
      documentId: how === "file" ? documentId : null,
    }),
    done: t.done(personName(item)),
    onDone,
  });
  const hows = ReceiptHow.options.filter((how) => how !== "file" || !isSensitive);
  const isFile = form.values.how === "file";
  return (
    <Form form={form} onCancel={onDone}>
      <SelectField
        label={t.howLabel}
        data={hows.map((value) => ({ value, label: t.hows[value] }))}
        required
        {...form.field("how")}
      />
      {isFile && (
        <TextLink size="sm" to="/contracts/details/$id" params={{ id: contractId }}>
          {t.upload}
        </TextLink>
      )}
      {isFile && (
        <SelectField
          label={t.file}
          read={files}
          data={files.data?.items.map(({ id, fileName }) => ({
            value: id,
            label: fileName,
          }))}
          required
          {...form.field("documentId")}
        />
      )}
    </Form>
  );
}
