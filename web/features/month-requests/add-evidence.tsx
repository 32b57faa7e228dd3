import { Button, FileButton } from "@mantine/core";
import { IconPaperclip } from "@tabler/icons-react";
import { useState } from "react";
import { fileEndings } from "#domain/documents/file-type.ts";
import { monthLinkTexts as t } from "#texts/month-requests.ts";
import { toast } from "#web/kernel/toasts.ts";
import type { OwnWay } from "./own-ways.ts";

type Props = { way: OwnWay; id: string; day: string; onDone: () => Promise<void> };

/** Puts a file beside a dispute that was sent without one. */
export function AddEvidence({ way, id, day, onDone }: Props) {
  const [isSending, setSending] = useState(false);
  const send = async (file: File | null) => {
    if (!file) return;
    setSending(true);
    await way.attach(id, file).then(() => toast.success(t.fileSent), toast.failure);
    await onDone();
    setSending(false);
  };
  return (
    <FileButton accept={fileEndings.join(",")} onChange={(file) => void send(file)}>
      {(props) => (
        <Button
          {...props}
          variant="default"
          size="compact-md"
          loading={isSending}
          aria-label={t.addFile(day)}
          leftSection={<IconPaperclip size={18} stroke={1.6} aria-hidden />}
        >
          {t.fileWords.choose}
        </Button>
      )}
    </FileButton>
  );
}
