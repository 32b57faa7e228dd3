import { Stack, Text } from "@mantine/core";
import type { ItemOut, LineOut, PaymentDetails } from "#api/payment-shapes.ts";
import { refusalToPaymentAct } from "#domain/payments/payment.ts";
import { dayAt } from "#domain/calendar/zone.ts";
import { actTexts } from "#texts/acts.ts";
import { paymentTexts as t } from "#texts/payment-pages.ts";
import { useOrganization, useRole } from "#web/kernel/organization.ts";
import { today } from "#web/kernel/today.ts";
import { formatDay, formatInstant, formatMoney, formatMonth } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { TextLink } from "#web/ui/links.tsx";
import { Opens } from "#web/ui/opens.tsx";
import { TextList } from "#web/ui/text-list.tsx";
import { AmountSteps } from "./amount-steps.tsx";

type Props = { line: LineOut; payment: PaymentDetails };

/** What a line pays for: each month or difference with the calculation of its amount. */
export function LineItems({ line, payment }: Props) {
  return (
    <Stack gap="md">
      {line.items.map((item) => (
        <section key={item.id} aria-label={`${t.how}: ${formatMonth(item.month)}`}>
          <Text fw={600}>
            {item.seq > 0 ? `${t.difference} ` : ""}
            {formatMonth(item.month)} · {t.contract}{" "}
            <ContractLink item={item} organizationId={payment.organizationId} /> ·{" "}
            {formatMoney(item.amount)}
          </Text>
          <AmountSteps item={item} />
          <AttendanceThen item={item} payment={payment} />
          {item.causes.length > 0 && <Causes causes={item.causes} />}
        </section>
      ))}
      <ToPerson line={line} payment={payment} />
      <ReturnCredit payment={payment} line={line} />
    </Stack>
  );
}

/** A contract can be opened only in the selected body. */
function ContractLink({ item, organizationId }: { item: ItemOut; organizationId: string }) {
  const selected = useOrganization().id;
  if (selected !== organizationId) return item.contractNumber;
  return (
    <TextLink to="/contracts/details/$id" params={{ id: item.contractId }}>
      {item.contractNumber}
    </TextLink>
  );
}

/** Where the account is corrected; like a contract, a person can be opened only in the selected body. */
function ToPerson({ line, payment }: Props) {
  const selected = useOrganization().id;
  if (selected !== payment.organizationId) return null;
  return (
    <TextLink
      size="sm"
      to="/organization-administration/organization-employees"
      search={{ employee: line.employeeId }}
    >
      {t.toPerson}
    </TextLink>
  );
}

/** The attendance that the amount was computed from: as known on the day on which the payment was created. */
function AttendanceThen({ item, payment }: { item: ItemOut; payment: PaymentDetails }) {
  const selected = useOrganization().id;
  if (selected !== payment.organizationId) return null;
  const knownOn = dayAt(payment.createdAt);
  const isPast = knownOn < today();
  return (
    <TextLink
      size="sm"
      to="/contracts/attendance-records/$contractId"
      params={{ contractId: item.contractId }}
      search={{ year: Number(item.month.slice(0, 4)), ...(isPast && { knownOn }) }}
    >
      {isPast ? t.attendanceThen(formatDay(knownOn)) : t.attendanceNow}
    </TextLink>
  );
}

function Causes({ causes }: Pick<ItemOut, "causes">) {
  return (
    <>
      <Text size="sm" fw={550} mt="xs">
        {t.causes}
      </Text>
      <TextList lines={causes.map(inWords)} />
    </>
  );
}

function inWords({ act, at, date, actor, reason }: ItemOut["causes"][number]): string {
  const what = date === null ? actTexts[act] : `${actTexts[act]} ${formatDay(date)}`;
  return [what, formatInstant(at), actor, ...(reason === "" ? [] : [reason])].join(" · ");
}

const ReturnDialog = later(async () => (await import("./act-dialogs.tsx")).ReturnDialog);

type ReturnCreditProps = { payment: PaymentDetails; line: LineOut };

/** Records that a paid credit came back; hidden for a line of which nothing can come back. */
function ReturnCredit({ payment, line }: ReturnCreditProps) {
  const role = useRole();
  const { state, isOwn, hasOwnLine } = payment;
  const by = { role, isAuthor: isOwn, hasOwnLine };
  const mayReturn = refusalToPaymentAct("return", { state }, by) === null;
  if (!mayReturn || line.state !== "paid" || Number(line.amount) === 0) return null;
  return (
    <div>
      <Opens act={t.return} size="xs" variant="default">
        {(dialog) => <ReturnDialog {...dialog} payment={payment} line={line} />}
      </Opens>
    </div>
  );
}
