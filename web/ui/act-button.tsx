import { Button, type ButtonProps } from "@mantine/core";
import type { MouseEvent, ReactNode } from "react";
import { rightsTexts } from "#texts/rights.ts";
import { Hint } from "./hint.tsx";

type Props = ButtonProps & {
  /** Why it cannot be done now; null when it can. */
  reason: string | null;
  onClick?: () => void;
  children: ReactNode;
};

/** A button that, where its act is not possible now, stays in place and says why; an act of other roles is not there. */
export function ActButton({ reason, onClick, children, ...props }: Props) {
  if (reason === rightsTexts.role) return null;
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
