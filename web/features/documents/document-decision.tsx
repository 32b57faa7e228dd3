import { Box, Group, Kbd } from "@mantine/core";
import { useState } from "react";
import { documents, type DocumentItem } from "#api/documents.ts";
import { mayAct, type Role } from "#domain/access.ts";
import { refusalToDecide } from "#domain/documents/document.ts";
import { documentRefusals, documentTexts as t } from "#texts/documents.ts";
import { ownAffairTexts } from "#texts/own-affairs.ts";
import { useCall } from "#web/kernel/calls.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import { useKeys } from "#web/ui/use-keydown.ts";
import { useRole } from "#web/kernel/organization.ts";

type Props = {
  item: DocumentItem;
  onDone: () => void;
  /** Where documents are decided one after the other, the A key approves and R rejects, in any keyboard layout. */
  byKeys: boolean;
};

/** Approval, or rejection with its reason; nothing if the role does not decide on documents. */
export function DocumentDecision(props: Props) {
  const role = useRole();
  const isOpen = mayAct(role, "document.decide", "full") && props.item.state === "uploaded";
  return isOpen ? <Decision role={role} {...props} /> : null;
}

function Decision({ item, onDone, byKeys, role }: Props & { role: Role }) {
  const [isRejecting, setRejecting] = useState(false);
  const approve = useCall(documents.approve);
  const { organizationId, id, version } = item;
  const uploadedBy = item.isOwn ? "me" : "another";
  const refusal = refusalToDecide("approve", { ...item, uploadedBy }, { userId: "me", role });
  const why = item.isAboutOneself ? ownAffairTexts.document : refusal && documentRefusals[refusal];
  const giveApproval = () =>
    void approve.mutateAsync({ organizationId, id, version }).then(() => {
      toast.success(t.approved);
      onDone();
    }, toast.failure);
  const mayNow = byKeys && why === null && !isRejecting && !approve.isPending;
  useKeys({
    KeyA: () => mayNow && giveApproval(),
    KeyR: () => mayNow && setRejecting(true),
  });
  if (isRejecting)
    return <Rejection item={item} onDone={onDone} onCancel={() => setRejecting(false)} />;
  return (
    <Group gap="xs">
      <ActButton
        reason={why}
        loading={approve.isPending}
        onClick={giveApproval}
        rightSection={byKeys && <Kbd size="xs">A</Kbd>}
      >
        {t.approve}
      </ActButton>
      <ActButton
        reason={why}
        color="red"
        variant="light"
        onClick={() => setRejecting(true)}
        rightSection={byKeys && <Kbd size="xs">R</Kbd>}
      >
        {t.reject}
      </ActButton>
    </Group>
  );
}

function Rejection({ item, onDone, onCancel }: Omit<Props, "byKeys"> & { onCancel: () => void }) {
  const { organizationId, id, version } = item;
  const form = useCallForm({
    initial: { reason: "" },
    call: documents.reject,
    inputOf: (values) => ({ organizationId, id, version, ...values }),
    done: t.rejected,
    onDone,
  });
  return (
    <Box flex="1 0 100%">
      <Form form={form} save={t.reject} onCancel={onCancel}>
        <TextAreaField
          label={t.reason}
          required
          data-autofocus
          minRows={2}
          {...form.field("reason")}
        />
      </Form>
    </Box>
  );
}
