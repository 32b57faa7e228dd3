import { useState } from "react";
import { useNavigate } from "@tanstack/react-router";
import type { PaymentDetails } from "#api/payment-shapes.ts";
import { mayAct } from "#domain/access.ts";
import {
  refusalToPaymentAct,
  refusalToSettlement,
  type PaymentAct,
} from "#domain/payments/payment.ts";
import { paymentTexts as t } from "#texts/payment-pages.ts";
import { paymentRefusalTexts } from "#texts/payments.ts";
import { payments } from "#api/payments.ts";
import { toast } from "#web/kernel/toasts.ts";
import { today } from "#web/kernel/today.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { CallButton } from "#web/ui/call-button.tsx";
import { formatDay, formatInstant } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { ReadAnswer } from "./read-answer.tsx";
import { SaveOrder } from "./save-order.tsx";
import { useRole } from "#web/kernel/organization.ts";

const ApproveDialog = later(async () => (await import("./act-dialogs.tsx")).ApproveDialog);
const OrderDialog = later(async () => (await import("./act-dialogs.tsx")).OrderDialog);
const CancelDialog = later(async () => (await import("./act-dialogs.tsx")).CancelDialog);
const SettleDialog = later(async () => (await import("./act-dialogs.tsx")).SettleDialog);
const SubmitDialog = later(async () => (await import("./act-dialogs.tsx")).SubmitDialog);

type Dialog = "approve" | "order" | "submit" | "settle" | "cancel";

/** What can be done to a payment in its state, the next act first; only the agency acts. */
export function PaymentActs({ payment }: { payment: PaymentDetails }) {
  const { state, isOwn, hasOwnLine, rejectedLines, organizationId, id } = payment;
  const role = useRole();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<{ dialog: Dialog; version: number } | null>(null);
  const [isSaved, setSaved] = useState(false);
  if (!mayAct(role, "payment.make", null)) return null;
  const refusal = (act: PaymentAct) =>
    refusalToPaymentAct(act, { state, rejectedLines }, { role, isAuthor: isOwn, hasOwnLine });
  const setDialog = (dialog: Dialog) => setOpened({ dialog, version: payment.version });
  const close = () => setOpened(null);
  const dialog = opened?.dialog ?? null;
  const isLate =
    opened !== null && opened.version !== payment.version && refusal(opened.dialog) !== null;
  const late = isLate ? meanwhileIn(payment) : null;
  const given = { payment, late, onClose: close };
  return (
    <>
      {state === "draft" && (
        <ActButton
          reason={
            refusal("approve") === "own-payment"
              ? paymentRefusalTexts["own-payment"]
              : whyNotPaid(payment)
          }
          onClick={() => setDialog("approve")}
        >
          {t.approve}
        </ActButton>
      )}
      {refusal("order") === null && (
        <ActButton
          reason={
            payment.debtorIban === null ? paymentRefusalTexts["no-account"] : whyNotPaid(payment)
          }
          onClick={() => setDialog("order")}
        >
          {t.order}
        </ActButton>
      )}
      {refusal("submit") === null && (
        <>
          <SaveOrder
            payment={payment}
            variant={isSaved ? "default" : "filled"}
            onSaved={() => setSaved(true)}
          />
          <ActButton
            reason={null}
            variant={isSaved ? "filled" : "light"}
            onClick={() => setDialog("submit")}
          >
            {t.submit}
          </ActButton>
        </>
      )}
      {state === "submitted" && <ReadAnswer payment={payment} variant="filled" />}
      {refusal("settle") === null && (
        <ActButton
          reason={whyNotSettled(payment)}
          variant="light"
          onClick={() => setDialog("settle")}
        >
          {t.settle}
        </ActButton>
      )}
      {refusal("reissue") === null && (
        <CallButton
          reason={payment.reissueRefusal}
          variant="light"
          makes={payments.reissue}
          input={{ organizationId, id }}
          question={{
            title: t.reissueTitle,
            text: [
              t.reissueText(rejectedLines, payment.refusedAccounts),
              ...(isContradicted(payment) ? [t.reissueDoubtful] : []),
            ].join(" "),
            action: t.reissue,
          }}
          done={(made) => {
            toast.success(t.reissued);
            const search = { body: organizationId };
            return navigate({ to: "/payments/details/$id", params: { id: made.id }, search });
          }}
        >
          {t.reissue}
        </CallButton>
      )}
      {refusal("cancel") === null && (
        <ActButton reason={null} variant="default" onClick={() => setDialog("cancel")}>
          {t.cancel}
        </ActButton>
      )}
      <ApproveDialog opened={dialog === "approve"} {...given} />
      <OrderDialog opened={dialog === "order"} {...given} />
      <SubmitDialog opened={dialog === "submit"} {...given} />
      <SettleDialog opened={dialog === "settle"} {...given} />
      <CancelDialog opened={dialog === "cancel"} {...given} />
    </>
  );
}

/** The last act on the payment, as a dialog that was open meanwhile tells it. */
function meanwhileIn({ acts }: PaymentDetails): string | null {
  const last = acts.at(-1);
  return last ? t.meanwhile(t.actNames[last.act], last.by, formatInstant(last.at)) : null;
}

/** What the bank refused may have been paid after all: another answer of it says so. */
function isContradicted({ answers }: PaymentDetails): boolean {
  return answers.some(({ report }) => report.contradicted.length > 0);
}

function whyNotSettled({ executionDate }: PaymentDetails): string | null {
  if (executionDate === null || !refusalToSettlement(executionDate, today())) return null;
  return paymentRefusalTexts.settledFrom(formatDay(executionDate));
}

/** Why a payment can be neither approved nor ordered as it was created, or null. */
export function whyNotPaid(payment: PaymentDetails): string | null {
  if (payment.changedMonths.length > 0) return paymentRefusalTexts["months-changed"];
  if (payment.changedAccounts.length > 0) return paymentRefusalTexts["accounts-changed"];
  return payment.unpayableAccounts.length > 0 ? paymentRefusalTexts["accounts-unpayable"] : null;
}
