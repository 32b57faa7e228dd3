import { Button, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type DocumentKindItem, documentKinds } from "#api/document-kinds.ts";
import { documentKindTexts as t } from "#texts/document-kinds.ts";
import { queryOf, useCall } from "#web/kernel/calls.ts";
import { confirm } from "#web/kernel/confirm.ts";
import { toast } from "#web/kernel/toasts.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { Pending } from "#web/ui/pending.tsx";
import { DocumentKindForm, documentKindChanges } from "./document-kind-form.tsx";

/** One kind of documents beside the list. */
export function DocumentKindDrawer({ id, onClose }: { id: string | null; onClose: () => void }) {
  return (
    <FormDrawer opened={id !== null} onClose={onClose} title={t.one}>
      {id !== null && <Kind key={id} id={id} onDone={onClose} />}
    </FormDrawer>
  );
}

function Kind({ id, onDone }: { id: string; onDone: () => void }) {
  const found = useQuery(queryOf(documentKinds.getById, { id }));
  return (
    <Pending found={found} rows={6}>
      {(kind) => (
        <Stack gap="md">
          <DocumentKindForm key={kind.version} kind={kind} onDone={onDone} />
          {kind.isActive && <Retire kind={kind} onDone={onDone} />}
        </Stack>
      )}
    </Pending>
  );
}

function Retire({ kind, onDone }: { kind: DocumentKindItem; onDone: () => void }) {
  const retire = useCall(documentKinds.retire, documentKindChanges);
  const { id, version, title } = kind;
  const ask = async () => {
    const question = { title: t.retireTitle(title), text: t.retireText };
    if (!(await confirm({ ...question, action: t.retire, danger: true }))) return;
    await retire.mutateAsync({ id, version }).then(() => {
      toast.success(t.retireDone);
      onDone();
    }, toast.failure);
  };
  return (
    <Button
      variant="default"
      loading={retire.isPending}
      onClick={() => void ask()}
      style={{ justifySelf: "start", alignSelf: "start" }}
    >
      {t.retire}
    </Button>
  );
}
