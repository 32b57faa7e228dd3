import { useState } from "react";
import { useQuestion } from "../kernel/confirm.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

const nothing = { title: "", text: "", action: "", answer: () => undefined };

/** Shows the question of `confirm`; one instance for the whole client. The last question stays readable while it fades out. */
export function ConfirmHost() {
  const question = useQuestion();
  const [last, setLast] = useState<typeof question>(null);
  if (question && question !== last) setLast(question);
  const { answer, ...content } = question ?? last ?? nothing;
  return (
    <ConfirmDialog
      {...content}
      opened={question !== null}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    />
  );
}
