import { toast } from "../kernel/toasts.ts";
import { PaperButton } from "./paper-button.tsx";
import { useBusy } from "./use-busy.ts";

type Props = {
  "aria-label": string;
  children: string;
  send: (file: File) => Promise<unknown>;
  /** The message once the file has arrived. */
  sent: string;
  /** Reads again what the page shows, also after a failure. */
  onDone: () => Promise<void>;
};

/** A button that sends the chosen file at once, and is busy until the page shows the outcome. */
export function SendPaper({ send, sent, onDone, ...button }: Props) {
  const [isBusy, doing] = useBusy();
  const take = (file: File) =>
    doing(async () => {
      await send(file).then(() => toast.success(sent), toast.failure);
      await onDone();
    })();
  return <PaperButton {...button} size="compact-md" loading={isBusy} onFile={take} />;
}
