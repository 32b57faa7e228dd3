import { Portal } from "@mantine/core";
import { computePosition, flip, offset, shift } from "@floating-ui/dom";
import { useLayoutEffect, useRef, useState } from "react";
import styles from "./hint.module.css";

type Props = { id: string; target: HTMLElement; label: string };

/** The tooltip beside its target, above it if there is room. */
export function HintLabel({ id, target, label }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ x: number; y: number } | null>(null);
  useLayoutEffect(() => {
    if (!ref.current) return;
    const middleware = [offset(6), flip(), shift({ padding: 8 })];
    void computePosition(target, ref.current, { placement: "top", middleware }).then(setPlace);
  }, [target]);
  return (
    <Portal>
      <div
        ref={ref}
        id={id}
        role="tooltip"
        className={styles.label}
        data-placed={place !== null || undefined}
        style={{ left: place?.x ?? 0, top: place?.y ?? 0 }}
      >
        {label}
      </div>
    </Portal>
  );
}
