import { Button, type ButtonProps } from "@mantine/core";
import type { MouseEvent, ReactNode } from "react";
import { Hint } from "./hint.tsx";

type Props = ButtonProps & {
  /** Why it cannot be done now; null when it can. */
  reason: string | null;
  onClick?: () => void;
  children: ReactNode;
};

/** A button that, where its act is not allowed, stays in place and says why. */
export function ActButton({ reason, onClick, children, ...props }: Props) {
  const isOff = reason !== null;
  const press = (event: MouseEvent) => {
    if (isOff) event.preventDefault();
    else onClick?.();
  };
  return (
    <Hint label={reason}>
      <Button
        {...props}
        aria-disabled={isOff}
        {...(isOff ? { "data-disabled": true } : {})}
        onClick={press}
      >
        {children}
      </Button>
    </Hint>
  );
}
