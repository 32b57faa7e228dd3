import { ActionIcon, type ActionIconProps } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";

type Props = ActionIconProps & {
  by: -1 | 1;
  label: string;
  onClick: () => void;
};

/** A button to the period before or after the one shown. */
export function Step({ by, label, ...props }: Props) {
  const Chevron = by < 0 ? IconChevronLeft : IconChevronRight;
  return (
    <ActionIcon variant="default" size={36} aria-label={label} {...props}>
      <Chevron size={18} aria-hidden />
    </ActionIcon>
  );
}

/** The style of such a button inside a popover. */
export const quietStep = { variant: "subtle", color: "gray", size: "md" } as const;
