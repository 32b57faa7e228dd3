import { Stack, Text } from "@mantine/core";
import type { PayrollRow } from "#api/payroll.ts";
import { insuranceDoubtText, payrollListTexts, payrollTexts } from "#texts/payroll.ts";
import { TextLink } from "#web/ui/links.tsx";
import { AmountSteps } from "./amount-steps.tsx";

/** How the amount was calculated, or why there is none yet, and why the insurance days are unknown. */
export function PayrollDetail({ row }: { row: PayrollRow }) {
  const { amount, daysWithoutBenefit, insuranceDoubt } = row;
  return (
    <Stack gap="xs">
      <TextLink
        to="/contracts/attendance-records/$contractId"
        params={{ contractId: row.contractId }}
      >
        {payrollTexts.days(row.contractNumber)}
      </TextLink>
      {amount === null ? (
        <Text>
          {daysWithoutBenefit > 0
            ? payrollTexts.withoutBenefit(daysWithoutBenefit)
            : payrollTexts.notSigned}
        </Text>
      ) : (
        <AmountSteps item={{ ...row, amount, worth: amount, held: "0.00", seq: 0 }} />
      )}
      {insuranceDoubt !== null && insuranceDoubt !== "not-signed" && (
        <Text>
          {payrollListTexts.columns.insuranceDays}: {insuranceDoubtText(row)}
        </Text>
      )}
    </Stack>
  );
}
