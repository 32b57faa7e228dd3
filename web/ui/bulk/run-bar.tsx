import { Progress as Bar } from "@mantine/core";
import type { Progress } from "../../kernel/run-in-chunks.ts";

/** A progress bar for a bulk run. */
export function RunBar({ done, total, label }: Progress & { label: string }) {
  return <Bar value={total === 0 ? 0 : (done / total) * 100} aria-label={label} animated />;
}
