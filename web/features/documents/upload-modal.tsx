import type { DocumentItem } from "#api/documents.ts";
import { documentTexts as t } from "#texts/documents.ts";
import { FormModal } from "#web/ui/form/form-dialog.tsx";
import { UploadForm } from "./upload-form.tsx";

type Props = {
  upload: { replaced: DocumentItem | null } | null;
  contractId: string | null;
  onClose: () => void;
};

/** The upload form in a dialog. */
export function UploadModal({ upload, contractId, onClose }: Props) {
  const { replaced = null } = upload ?? {};
  return (
    <FormModal
      opened={upload !== null}
      onClose={onClose}
      size="lg"
      title={replaced ? t.replaceOf(replaced.fileName) : t.upload}
    >
      <UploadForm contractId={contractId} replaced={replaced} onDone={onClose} />
    </FormModal>
  );
}
