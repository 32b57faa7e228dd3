import { useState } from "react";
import { monthLinkTexts as t } from "#texts/month-requests.ts";
import { toast } from "#web/kernel/toasts.ts";
import { PaperButton } from "#web/ui/paper-button.tsx";
import type { OwnWay } from "./own-ways.ts";

type Props = { way: OwnWay; id: string; day: string; onDone: () => Promise<void> };

/** Adds a file to a dispute that was sent without one. */
export function AddEvidence({ way, id, day, onDone }: Props) {
  const [isSending, setSending] = useState(false);
  const send = async (file: File) => {
    setSending(true);
    await way.attach(id, file).then(() => toast.success(t.fileSent), toast.failure);
    await onDone();
    setSending(false);
  };
  return (
    <PaperButton
      size="compact-md"
      loading={isSending}
      aria-label={t.addFile(day)}
      onFile={(file) => void send(file)}
    >
      {t.fileWords.choose}
    </PaperButton>
  );
}
