import { Text } from "@mantine/core";
import { Modal } from "../dialogs.tsx";
import type { Outcome, useBulk } from "../../kernel/use-bulk.ts";
import { Outcomes } from "./outcomes.tsx";
import { RunDialog } from "./run-dialog.tsx";

type Props = {
  title: string;
  summary: (done: number, others: number) => string;
  columns: readonly string[];
  /** The dialog is closed while this is empty. */
  outcomes: readonly Outcome[];
  onClose: () => void;
};

/** The outcome for each row of a bulk act, above the page that it was started from. */
export function OutcomesDialog({ title, summary, columns, outcomes, onClose }: Props) {
  const done = outcomes.filter(({ outcome }) => outcome === "done").length;
  return (
    <Modal opened={outcomes.length > 0} onClose={onClose} size="lg" title={title}>
      <Text mb="sm">{summary(done, outcomes.length - done)}</Text>
      <Outcomes label={title} columns={columns} rows={outcomes} />
    </Modal>
  );
}

type BulkProps = Omit<Props, "outcomes" | "onClose"> & { bulk: ReturnType<typeof useBulk> };

/** The progress of a bulk act, and afterwards its outcomes. */
export function BulkDialogs({ bulk, ...texts }: BulkProps) {
  return (
    <>
      <RunDialog progress={bulk.progress} onStop={bulk.stop} />
      <OutcomesDialog {...texts} outcomes={bulk.outcomes} onClose={bulk.forget} />
    </>
  );
}
