import { useState } from "react";
import { toast } from "../kernel/toasts.ts";

/** Whether work of some press runs, and what makes a press of work, whose failure a toast tells. */
export function useBusy(): [boolean, (work: () => Promise<void>) => () => void] {
  const [busy, setBusy] = useState(false);
  const doing = (work: () => Promise<void>) => () => {
    setBusy(true);
    work()
      .catch((error: unknown) => toast.failure(error))
      .finally(() => setBusy(false));
  };
  return [busy, doing];
}
