import { Text } from "@mantine/core";
import { Modal } from "../dialogs.tsx";
import type { Outcome } from "../../kernel/use-bulk.ts";
import { Outcomes } from "./outcomes.tsx";

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
