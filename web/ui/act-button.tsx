import { Button, type ButtonProps } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";
import type { MouseEvent, ReactNode } from "react";
import { rightsTexts } from "#texts/rights.ts";
import { Hint } from "./hint.tsx";
import { useRestoredFocus } from "./use-restored-focus.ts";
import { useReasonId } from "./reasons.tsx";

type Props = Omit<ButtonProps, "leftSection"> & {
  icon?: Icon | undefined;
  /** Why it cannot be done now; null when it can. */
  reason: string | null;
  /** Set for a form's submit button. */
  type?: "submit";
  onClick?: () => void;
  children: ReactNode;
};

/**
 * A button that stays in place when its act is not possible now, and says why. The button of an act that the role can
 * never do is not rendered.
 */
export function ActButton({ reason, onClick, icon: Icon, children, ...props }: Props) {
  const isOff = reason !== null;
  const reasonId = useReasonId(reason);
  const hold = useRestoredFocus();
  if (reason === rightsTexts.role) return null;
  const press = (event: MouseEvent<HTMLElement>) => {
    if (isOff) return event.preventDefault();
    hold(event.currentTarget);
    return onClick?.();
  };
  return (
    <Hint label={reasonId === null ? reason : null}>
      <Button
        {...props}
        leftSection={Icon && <Icon size={18} stroke={1.6} aria-hidden />}
        aria-disabled={isOff}
        {...(isOff ? { "data-disabled": true } : {})}
        {...(reasonId === null ? {} : { "aria-describedby": reasonId })}
        onClick={press}
      >
        {children}
      </Button>
    </Hint>
  );
}
