import { useState } from "react";
import { toast } from "../kernel/toasts.ts";

/** Whether an action is running, and a function that turns an action into a press handler; a toast shows its failure. */
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
