import { Button, Group, Text, TextInput } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { reasonTexts as t, statusTexts } from "#texts/attendance.ts";
import { common } from "#texts/common.ts";
import { Modal } from "#web/ui/dialogs.tsx";

const shortest = 3;

/** An administrator says why, before records of a body are changed. */
export function ReasonDialog(props: {
  opened: boolean;
  onReason: (reason: string) => void;
  onClose: () => void;
}) {
  const [reason, setReason] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim().length >= shortest) props.onReason(reason.trim());
  };
  return (
    <Modal opened={props.opened} onClose={props.onClose} title={t.title}>
      <form onSubmit={submit}>
        <TextInput
          label={t.label}
          data-autofocus
          required
          minLength={shortest}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Text size="sm" c="dimmed" mt="xs">
          {t.hint}
        </Text>
        <Group mt="lg">
          <Button type="submit">{statusTexts.save}</Button>
          <Button variant="default" onClick={props.onClose}>
            {common.cancel}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
