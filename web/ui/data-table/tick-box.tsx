import type { ComponentProps } from "react";
import styles from "./tick-box.module.css";

type Props = Omit<ComponentProps<"input">, "ref"> & {
  /** Whether only some of the rows that it represents are ticked. */
  isPartial?: boolean;
};

/** A checkbox of a single element: lists render one in each row, and the kit's, of eight, costs as much as the rest of the row. */
export function TickBox({ isPartial, ...props }: Props) {
  return (
    <input
      type="checkbox"
      className={`mantine-focus-auto ${styles.box}`}
      {...(isPartial === undefined ? {} : { ref: (box) => markPartial(box, isPartial) })}
      {...props}
    />
  );
}

/** The state has no HTML attribute. */
function markPartial(box: HTMLInputElement | null, isPartial: boolean): void {
  if (box) box.indeterminate = isPartial;
}
