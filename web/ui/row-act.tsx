import type { ComponentProps } from "react";
import { ActButton } from "./act-button.tsx";

type Props = Omit<ComponentProps<typeof ActButton>, "reason" | "children"> & {
  /** The act, as the label of the button. */
  act: string;
  /** The act with its row, as a screen reader names the button among those of other rows. */
  name: string;
  /** Why it cannot be done now; null or omitted when it can. */
  reason?: string | null;
};

/** The button of an act on a row. */
export function RowAct({ act, name, reason = null, ...button }: Props) {
  return (
    <ActButton variant="default" size="compact-sm" {...button} reason={reason} aria-label={name}>
      {act}
    </ActButton>
  );
}
