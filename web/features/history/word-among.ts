import { historyTexts as t } from "#texts/history.ts";

/** The label of a value among some choices. */
export function wordAmong(choices: readonly { value: string; label: string }[] | undefined) {
  return (value: unknown): string => choices?.find((one) => one.value === value)?.label ?? t.empty;
}
