import { Text } from "@mantine/core";
import type { PaymentDetails } from "#api/payment-shapes.ts";
import { mayAct } from "#domain/access.ts";
import { formatIban } from "#domain/identity/iban.ts";
import { amountsText, paymentTexts as t } from "#texts/payment-pages.ts";
import { Facts } from "#web/ui/facts.tsx";
import { formatDay, formatInstant, formatMoney } from "#web/ui/formats.ts";
import { TextLink } from "#web/ui/links.tsx";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { submissionOf, unansweredOf, unansweredTotal } from "./payment-words.ts";
import { useRole } from "#web/kernel/organization.ts";

function countOf(lines: number, total: string): string {
  return lines === 0 ? "0" : `${lines} · ${formatMoney(total)}`;
}

/** The figures of a payment. */
export function PaymentFacts({ payment }: { payment: PaymentDetails }) {
  const { reissueOf, organizationId } = payment;
  return (
    <Panel title={t.facts}>
      <Facts
        facts={[
          { label: t.total, value: formatMoney(payment.total) },
          { label: t.lines, value: payment.lines },
          { label: t.paid, value: countOf(payment.paidLines, payment.paidTotal) },
          { label: t.rejected, value: countOf(payment.rejectedLines, payment.rejectedTotal) },
          ...(payment.state === "submitted"
            ? [
                {
                  label: t.unanswered,
                  value: countOf(unansweredOf(payment), unansweredTotal(payment)),
                },
              ]
            : []),
          { label: t.differences, value: payment.differences },
          { label: t.exclusions, value: payment.exclusions },
          {
            label: t.executionDate,
            value: payment.executionDate === null ? "" : formatDay(payment.executionDate),
          },
          { label: t.submission, value: submissionOf(payment.submission) },
          {
            label: t.debtor,
            value:
              payment.debtorIban === null ? (
                <NoAccount organizationId={organizationId} />
              ) : (
                <Text span size="sm">
                  {formatIban(payment.debtorIban)}
                </Text>
              ),
          },
          {
            label: t.created,
            value: `${formatInstant(payment.createdAt)} · ${payment.createdBy}`,
          },
          ...(reissueOf
            ? [
                {
                  label: t.reissueOf,
                  value: (
                    <TextLink
                      to="/payments/details/$id"
                      params={{ id: reissueOf.id }}
                      search={{ body: organizationId }}
                    >
                      {reissueOf.number}
                    </TextLink>
                  ),
                },
              ]
            : []),
        ]}
      />
      <Note mt="md">{amountsText}</Note>
    </Panel>
  );
}

/** If the account is missing, a link to the body for users who may see it there. */
function NoAccount({ organizationId }: { organizationId: string }) {
  const role = useRole();
  if (!mayAct(role, "payment.make", null)) return t.noDebtor;
  return (
    <TextLink size="sm" to="/organizations/details/$id" params={{ id: organizationId }}>
      {t.noDebtor}
    </TextLink>
  );
}
