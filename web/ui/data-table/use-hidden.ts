import { useMediaQuery } from "@mantine/hooks";
import { upToTablets } from "#web/kernel/widths.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import type { Column } from "./column.ts";

/** Returns whether a column is hidden at the screen's width, as long as the user has not chosen it. */
export function useHidden(): (hidden: Column<never>["initiallyHidden"]) => boolean {
  const isPhone = useIsPhone();
  const isNarrow = useMediaQuery(upToTablets, false, { getInitialValueInEffect: false });
  return (hidden) =>
    hidden === true || (hidden === "on phones" ? isPhone : hidden !== undefined && isNarrow);
}
