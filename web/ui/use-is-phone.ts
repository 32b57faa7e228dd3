import { useMediaQuery } from "@mantine/hooks";
import { phone } from "#web/kernel/widths.ts";

/** Whether the screen is a phone's, known from the first render on. */
export function useIsPhone(): boolean {
  return useMediaQuery(phone, false, { getInitialValueInEffect: false });
}
