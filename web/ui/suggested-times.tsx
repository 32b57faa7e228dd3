import { Button } from "@mantine/core";
import { editorTexts } from "#texts/attendance.ts";
import { KeyboardHint } from "./keyboard-hint.tsx";

type Props = {
  /** The times probably meant; null if there are none. */
  meant: string | null;
  /** Whether Enter accepts them too, while the text is being typed. */
  byKey?: boolean;
  onAccept: (times: string) => void;
};

/** Replaces the times typed with those that were probably meant. The field being typed in keeps the focus. */
export function SuggestedTimes({ meant, byKey = false, onAccept }: Props) {
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
