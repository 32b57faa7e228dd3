import { Button } from "@mantine/core";
import { editorTexts } from "#texts/attendance.ts";
import { KeyboardHint } from "#web/ui/keyboard-hint.tsx";
import type { RefusedContent } from "./month-grid/model/content.ts";

type Props = {
  content: RefusedContent;
  /** Whether Enter accepts them too, where the text is being typed. */
  byKey?: boolean;
  onAccept: (times: string) => void;
};

/** Takes the times that were meant in place of those typed. What is being typed keeps the focus. */
export function MeantTimes({ content, byKey = false, onAccept }: Props) {
  const { meant } = content;
  if (meant === null) return null;
  return (
    <Button
      size="compact-sm"
      variant="light"
      tabIndex={byKey ? -1 : 0}
      onPointerDown={(event) => event.stopPropagation()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onAccept(meant)}
    >
      {editorTexts.take(meant)}
      {byKey && <KeyboardHint keys={editorTexts.takeKey} />}
    </Button>
  );
}
