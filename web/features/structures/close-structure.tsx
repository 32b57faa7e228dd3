import { useDisclosure } from "@mantine/hooks";
import { structures, type StructureOut } from "#api/structures.ts";
import { structurePageTexts as t } from "#texts/structures.ts";
import { useCall } from "#web/kernel/calls.ts";
import { confirm } from "#web/kernel/confirm.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { later } from "#web/ui/later.tsx";
import { closingChanges } from "./closing-changes.ts";

const CloseDialog = later(async () => (await import("./close-dialog.tsx")).CloseDialog);

type Props = {
  structure: Pick<StructureOut, "id" | "version" | "closedOn" | "openedOn">;
  /** Why the person may not do either; null when it may be done. */
  refusal: string | null;
};

/** Closes an open structure, opens a closed one again. */
export function CloseStructure({ structure, refusal }: Props) {
  const { id: organizationId } = useOrganization();
  const [isClosing, closing] = useDisclosure(false);
  const reopen = useCall(structures.reopen, closingChanges);
  const { id, version } = structure;
  const askToReopen = async () => {
    if (!(await confirm({ title: t.reopen, text: t.reopenText, action: t.reopen }))) return;
    await reopen
      .mutateAsync({ organizationId, id, version })
      .then(() => toast.success(t.reopened), toast.failure);
  };
  if (structure.closedOn !== null)
    return (
      <ActButton reason={refusal} variant="default" onClick={() => void askToReopen()}>
        {t.reopen}
      </ActButton>
    );
  return (
    <>
      <ActButton reason={refusal} variant="default" onClick={closing.open}>
        {t.close}
      </ActButton>
      <CloseDialog opened={isClosing} structure={structure} onClose={closing.close} />
    </>
  );
}
