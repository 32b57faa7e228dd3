import { payrollLayoutTexts } from "#texts/payroll-layout-pages.ts";
import { placeTexts } from "#texts/shell.ts";
import { Siblings } from "#web/ui/siblings.tsx";

/** Links between the payroll of a month and the layouts in which it leaves. */
export function PayrollSiblings() {
  return (
    <Siblings
      label={placeTexts["/payments/payroll"]}
      of={[
        { path: "/payments/payroll", title: placeTexts["/payments/payroll"] },
        { path: "/payments/layouts", title: payrollLayoutTexts.sibling },
      ]}
    />
  );
}
