import type { ComponentProps } from "react";
import styles from "./tick-box.module.css";

type Props = Omit<ComponentProps<"input">, "ref"> & {
  /** Whether some of what it stands for is ticked, and some is not. */
  isPartial?: boolean;
};

/** A checkbox of one element: a list draws one in each row, where the kit's, of eight, costs as much as the rest of the row. */
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

/** No attribute says it. */
function markPartial(box: HTMLInputElement | null, isPartial: boolean): void {
  if (box) box.indeterminate = isPartial;
}
