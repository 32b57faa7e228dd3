import { ActionIcon } from "@mantine/core";
import { IconArrowBackUp, IconArrowForwardUp } from "@tabler/icons-react";
import { statusTexts as t } from "#texts/attendance.ts";
import { Hint } from "#web/ui/hint.tsx";
import { type Act, acts } from "../model/acts.ts";
import type { EditorState } from "../model/editor-state.ts";

type Props = { journal: EditorState["journal"]; act: (act: Act) => void; size: number };

/** Buttons to undo and redo the last edit. */
export function UndoButtons({ journal: { done, undone }, act, size }: Props) {
  const ways = [
    { label: t.undo, steps: done, step: acts.undo, Icon: IconArrowBackUp },
    { label: t.redo, steps: undone, step: acts.redo, Icon: IconArrowForwardUp },
  ];
  return ways.map(({ label, steps, step, Icon }) => (
    <Hint key={label} label={label}>
      <ActionIcon
        variant="default"
        size={size}
        aria-label={label}
        disabled={steps.length === 0}
        onClick={() => act(step())}
      >
        <Icon size={size / 2} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Hint>
  ));
}
