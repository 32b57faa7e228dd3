import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { closures, type ClosureOut } from "#api/closures.ts";
import { closurePageTexts as t, closureRefusals } from "#texts/closures.ts";
import { common } from "#texts/common.ts";
import { queryOf, useCall } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { Modal } from "#web/ui/dialogs.tsx";
import { Pending } from "#web/ui/pending.tsx";
import { CalendarEffectView } from "./calendar-effect.tsx";
import { closureChanges } from "./closure-changes.ts";

/** Asks before a closure is removed, and shows the days that are owed again. */
export function RemoveClosure({
  closure,
  onDone,
}: {
  closure: ClosureOut | null;
  onDone: () => void;
}) {
  return (
    <Modal opened={closure !== null} onClose={onDone} title={t.remove} size="lg">
      {closure && <Question key={closure.id} closure={closure} onDone={onDone} />}
    </Modal>
  );
}

function Question({ closure, onDone }: { closure: ClosureOut; onDone: () => void }) {
  const { id: organizationId } = useOrganization();
  const { id, version, title } = closure;
  const [reason, setReason] = useState("");
  const remove = useCall(closures.delete, closureChanges);
  const found = useQuery(queryOf(closures.preview, { organizationId, id, closure: null }));
  const refusal = found.data?.refusal;
  const run = () =>
    remove.mutateAsync({ organizationId, id, version, reason }).then(() => {
      toast.success(t.removed);
      onDone();
    }, toast.failure);
  return (
    <Stack gap="sm">
      <Text>{t.removeText(title)}</Text>
      <Pending found={found} rows={3}>
        {(effect) => <CalendarEffectView effect={effect} />}
      </Pending>
      <Textarea
        label={t.reason}
        value={reason}
        maxLength={500}
        autosize
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group gap="sm">
        <ActButton
          color="red"
          reason={refusal ? closureRefusals[refusal] : null}
          onClick={() => void run()}
          loading={remove.isPending}
        >
          {common.delete}
        </ActButton>
        <Button variant="default" onClick={onDone}>
          {common.cancel}
        </Button>
      </Group>
    </Stack>
  );
}
