import { Button, Group, Stack, Textarea } from "@mantine/core";
import { useState } from "react";
import { documents, type DocumentItem } from "#api/documents.ts";
import { mayAct } from "#domain/access.ts";
import { refusalToDecide } from "#domain/documents/document.ts";
import { documentRefusals, documentTexts as t } from "#texts/documents.ts";
import { useCall } from "#web/kernel/calls.ts";
import { useSession } from "#web/kernel/session.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { documentChanges } from "./document-words.ts";

/** Approval, or rejection with its reason; nothing where the role decides on no documents. */
export function DocumentDecision({ item, onDone }: { item: DocumentItem; onDone: () => void }) {
  const role = useSession()?.area ?? "Employee";
  const [reason, setReason] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const approve = useCall(documents.approve, documentChanges);
  const reject = useCall(documents.reject, documentChanges);
  if (!mayAct(role, "document.decide", "full")) return null;
  if (item.state !== "uploaded") return null;
  const { organizationId, id, version } = item;
  const uploadedBy = item.isOwn ? "me" : "another";
  const refusal = refusalToDecide("approve", { ...item, uploadedBy }, { userId: "me", role });
  const why = refusal && documentRefusals[refusal];
  const done = (words: string) => () => {
    toast.success(words);
    onDone();
  };
  const giveRejection = () => {
    if (reason?.trim() === "") return setError(t.reasonNeeded);
    reject
      .mutateAsync({ organizationId, id, version, reason: reason ?? "" })
      .then(done(t.rejected), toast.failure);
  };
  return (
    <Stack gap="xs">
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
            onClick={() =>
              void approve
                .mutateAsync({ organizationId, id, version })
                .then(done(t.approved), toast.failure)
            }
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
        >
          {t.reject}
        </ActButton>
        {reason !== null && (
          <Button variant="default" onClick={() => setReason(null)}>
            {t.cancelRejection}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
