import { Text } from "@mantine/core";
import { minimumOverPay, type PayOfTerm } from "#domain/contracts/typed-terms.ts";
import { formatDuration } from "#domain/minutes.ts";
import { centsToDecimal } from "#domain/money.ts";
import { lowPayText } from "#texts/pay-basis.ts";
import { formatRate } from "./format-rate.ts";

/** The warning beside pay that can only be mistyped; nothing beside any other. */
export function PayDoubt({ pay }: { pay: PayOfTerm }) {
  const minimum = minimumOverPay(pay);
  if (minimum === null) return null;
  const least = formatRate({ ...pay, rate: centsToDecimal(minimum) });
  return (
    <Text size="sm" c="red" role="status">
      {lowPayText(least, formatDuration(pay.weeklyMinutes))}
    </Text>
  );
}
