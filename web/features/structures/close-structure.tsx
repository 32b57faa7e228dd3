import { useDisclosure } from "@mantine/hooks";
import { structures, type StructureOut } from "#api/structures.ts";
import { structurePageTexts as t } from "#texts/structures.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { CallButton } from "#web/ui/call-button.tsx";
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
  const { id, version } = structure;
  if (structure.closedOn !== null)
    return (
      <CallButton
        reason={refusal}
        variant="default"
        makes={structures.reopen}
        input={{ organizationId, id, version }}
        changes={closingChanges}
        question={{ title: t.reopen, text: t.reopenText, action: t.reopen }}
        done={t.reopened}
      >
        {t.reopen}
      </CallButton>
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
