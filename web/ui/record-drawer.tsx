import { useDisclosure } from "@mantine/hooks";
import type { ReactNode } from "react";
import type { Call } from "#api/call.ts";
import { type CallInput, useAnswer } from "#web/kernel/answers.ts";
import type { AnswerTo } from "#web/kernel/request.ts";
import { FormDrawer } from "./form/form-dialog.tsx";
import { Pending } from "./pending.tsx";

type RecordProps<C extends Call> = {
  /** The call that reads a record by its id. */
  reads: C;
  /** The form of the record, in place of the rest; the function leads back. */
  renderForm?: (record: AnswerTo<C>, onDone: () => void) => ReactNode;
  /** What is shown of the record; the function opens its form. */
  children: (record: AnswerTo<C>, onEdit: () => void) => ReactNode;
};

type Props<C extends Call> = RecordProps<C> & {
  /** Closed while this is null. */
  id: string | null;
  title: string;
  size?: string;
  onClose: () => void;
};

/** One record beside its list. */
export function RecordDrawer<C extends Call>(props: Props<C>) {
  const { id, title, size = "xl", onClose, ...record } = props;
  return (
    <FormDrawer opened={id !== null} onClose={onClose} title={title} size={size}>
      {id !== null && <FoundRecord key={id} id={id} {...record} />}
    </FormDrawer>
  );
}

function FoundRecord<C extends Call>(props: RecordProps<C> & { id: string }) {
  const { reads, id, renderForm, children } = props;
  const found = useAnswer(reads, inputOf(reads, id));
  const [isEditing, editing] = useDisclosure(false);
  return (
    <Pending found={found} rows={6}>
      {(record) =>
        isEditing && renderForm ? renderForm(record, editing.close) : children(record, editing.open)
      }
    </Pending>
  );
}

/** Guarantee: a call that reads a record by its id needs nothing else. */
function inputOf<C extends Call>(_call: C, id: string): CallInput<C> {
  return { id } as CallInput<C>;
}
