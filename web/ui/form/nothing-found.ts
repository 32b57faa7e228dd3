import { common } from "#texts/common.ts";

/** What a choice says that offers nothing for what is typed: that there is none, or that it is still asked for. */
export function nothingFound(isKnown: boolean): string {
  return isKnown ? common.noOptions : common.loading;
}
