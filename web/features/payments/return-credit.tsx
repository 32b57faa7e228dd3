import { useState } from "react";
import type { LineOut, PaymentDetails } from "#api/payment-shapes.ts";
import { refusalToPaymentAct } from "#domain/payments/payment.ts";
import { paymentTexts as t } from "#texts/payment-pages.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { later } from "#web/ui/later.tsx";
import { useRole } from "#web/kernel/organization.ts";

const ReturnDialog = later(async () => (await import("./act-dialogs.tsx")).ReturnDialog);

type Props = { payment: PaymentDetails; line: LineOut };

/** Records that a paid credit came back; hidden for a line of which nothing can come back. */
export function ReturnCredit({ payment, line }: Props) {
  const role = useRole();
  const [opened, setOpened] = useState(false);
  const { state, isOwn, hasOwnLine } = payment;
  const by = { role, isAuthor: isOwn, hasOwnLine };
  const mayReturn = refusalToPaymentAct("return", { state }, by) === null;
  if (!mayReturn || line.state !== "paid" || Number(line.amount) === 0) return null;
  return (
    <div>
      <ActButton reason={null} size="xs" variant="default" onClick={() => setOpened(true)}>
        {t.return}
      </ActButton>
      <ReturnDialog
        opened={opened}
        payment={payment}
        line={line}
        onClose={() => setOpened(false)}
      />
    </div>
  );
}
