import { payrollLayoutTexts } from "#texts/payroll-layouts.ts";
import { payrollListTexts } from "#texts/payroll.ts";
import { Siblings } from "#web/ui/siblings.tsx";

/** The payroll of a month, and the layouts in which it leaves. */
export function PayrollSiblings() {
  return (
    <Siblings
      label={payrollListTexts.title}
      of={[
        { path: "/payments/payroll", title: payrollListTexts.title },
        { path: "/payments/layouts", title: payrollLayoutTexts.sibling },
      ]}
    />
  );
}
