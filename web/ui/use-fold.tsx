import { Button, Group } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { unfold } from "./unfold.ts";

/** The first few items of a long list, and the button that shows them all; null if all are shown. */
export function useFold<T>(
  all: readonly T[],
  most: { wide: number; phone: number },
  label: (count: number) => string,
): { shown: readonly T[]; more: ReactNode } {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const count = isPhone ? most.phone : most.wide;
  // One more line takes no more space than the button.
  if (isOpen || all.length <= count + 1) return { shown: all, more: null };
  return {
    shown: all.slice(0, count),
    more: (
      <Group justify="center" mt="sm">
        <Button
          variant="subtle"
          onClick={(event) => unfold(event.currentTarget, () => setOpen(true))}
        >
          {label(all.length)}
        </Button>
      </Group>
    ),
  };
}
