import { useState } from "react";
import type { LineOut, PaymentDetails } from "#api/payment-shapes.ts";
import { payments } from "#api/payments.ts";
import { refusalToPaymentAct } from "#domain/payments/payment.ts";
import { paymentTexts as t } from "#texts/payment-pages.ts";
import { useActOnShown } from "#web/kernel/calls.ts";
import { useSession } from "#web/kernel/session.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { formatMoney } from "#web/ui/formats.ts";
import { ActDialog } from "#web/ui/form/act-dialog.tsx";
import { TextAreaField } from "#web/ui/form/fields.tsx";

type Props = { payment: PaymentDetails; line: LineOut };

/** States that a credit which was paid came back; not there for a line of which nothing can come back. */
export function ReturnCredit({ payment, line }: Props) {
  const role = useSession()?.area ?? "Employee";
  const [opened, setOpened] = useState(false);
  const { mutateAsync: returnCredit } = useActOnShown(payments.returnCredit);
  const { organizationId, id, version, state, isOwn, hasOwnLine } = payment;
  const by = { role, isAuthor: isOwn, hasOwnLine };
  const mayReturn = refusalToPaymentAct("return", { state }, by) === null;
  if (!mayReturn || line.state !== "paid" || Number(line.amount) === 0) return null;
  return (
    <div>
      <ActButton reason={null} size="xs" variant="default" onClick={() => setOpened(true)}>
        {t.return}
      </ActButton>
      <ActDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={t.return}
        text={t.returnText(line.name, formatMoney(line.amount))}
        initial={{ reason: "" }}
        schema={payments.returnCredit.input}
        inputOf={(values) => ({ organizationId, id, version, lineId: line.id, ...values })}
        send={returnCredit}
        save={t.return}
        done={t.returned}
        guarded
      >
        {(form) => (
          <TextAreaField label={t.evidence} required data-autofocus {...form.field("reason")} />
        )}
      </ActDialog>
    </div>
  );
}
