import { Button, Group, Kbd, Stack, Textarea } from "@mantine/core";
import { useState } from "react";
import { documents, type DocumentItem } from "#api/documents.ts";
import { mayAct, type Role } from "#domain/access.ts";
import { refusalToDecide } from "#domain/documents/document.ts";
import { common } from "#texts/common.ts";
import { documentRefusals, documentTexts as t } from "#texts/documents.ts";
import { ownAffairTexts } from "#texts/own-affairs.ts";
import { useCall } from "#web/kernel/calls.ts";
import { useSession } from "#web/kernel/session.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { useKeys } from "#web/ui/use-keydown.ts";
import { documentChanges } from "./document-words.ts";

type Props = {
  item: DocumentItem;
  onDone: () => void;
  /** Where documents are decided on one after the other, A approves and R rejects, whatever the keyboard writes. */
  byKeys: boolean;
};

/** Approval, or rejection with its reason; nothing where the role decides on no documents. */
export function DocumentDecision(props: Props) {
  const role = useSession()?.area ?? "Employee";
  const isOpen = mayAct(role, "document.decide", "full") && props.item.state === "uploaded";
  return isOpen ? <Decision role={role} {...props} /> : null;
}

function Decision({ item, onDone, byKeys, role }: Props & { role: Role }) {
  const [reason, setReason] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const approve = useCall(documents.approve, documentChanges);
  const reject = useCall(documents.reject, documentChanges);
  const { organizationId, id, version } = item;
  const uploadedBy = item.isOwn ? "me" : "another";
  const refusal = refusalToDecide("approve", { ...item, uploadedBy }, { userId: "me", role });
  const why = item.isAboutOneself ? ownAffairTexts.document : refusal && documentRefusals[refusal];
  const done = (words: string) => () => {
    toast.success(words);
    onDone();
  };
  const giveApproval = () =>
    void approve.mutateAsync({ organizationId, id, version }).then(done(t.approved), toast.failure);
  const giveRejection = () => {
    if (reason?.trim() === "") return setError(t.reasonNeeded);
    reject
      .mutateAsync({ organizationId, id, version, reason: reason ?? "" })
      .then(done(t.rejected), toast.failure);
  };
  const mayNow = byKeys && why === null && reason === null && !approve.isPending;
  useKeys({
    KeyA: () => mayNow && giveApproval(),
    KeyR: () => mayNow && setReason(""),
  });
  return (
    <Stack gap="xs" flex={reason === null ? "none" : "1 0 100%"}>
      {reason !== null && (
        <Textarea
          label={t.reason}
          autosize
          minRows={2}
          maxLength={500}
          data-autofocus
          autoFocus
          value={reason}
          error={error}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setError(null);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) giveRejection();
          }}
        />
      )}
      <Group gap="xs">
        {reason === null && (
          <ActButton
            reason={why}
            loading={approve.isPending}
            onClick={giveApproval}
            rightSection={byKeys && <Kbd size="xs">A</Kbd>}
          >
            {t.approve}
          </ActButton>
        )}
        <ActButton
          reason={why}
          color="red"
          variant="light"
          loading={reject.isPending}
          onClick={() => (reason === null ? setReason("") : giveRejection())}
          rightSection={byKeys && <Kbd size="xs">{reason === null ? "R" : "Ctrl+Enter"}</Kbd>}
        >
          {t.reject}
        </ActButton>
        {reason !== null && (
          <Button variant="default" onClick={() => setReason(null)}>
            {common.cancel}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
