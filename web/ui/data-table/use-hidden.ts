import { useMediaQuery } from "@mantine/hooks";
import { phone, upToTablets } from "#web/kernel/widths.ts";
import type { Column } from "./column.ts";

type Hidden = Column<never>["initiallyHidden"];

/** Tells whether a column is left out at the screen's width, as long as nobody has chosen it. */
export function useHidden(): (hidden: Hidden) => boolean {
  const isPhone = useMediaQuery(phone, false, { getInitialValueInEffect: false });
  const isNarrow = useMediaQuery(upToTablets, false, { getInitialValueInEffect: false });
  return (hidden) =>
    hidden === true || (hidden === "on phones" ? isPhone : hidden !== undefined && isNarrow);
}
