import { Alert, List, Stack, Text } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { Id } from "#api/fields.ts";
import { paymentLineList, exclusionList } from "#api/payment-lists.ts";
import type { PaymentDetails } from "#api/payment-shapes.ts";
import { payments } from "#api/payments.ts";
import { mayAct } from "#domain/access.ts";
import { historyTexts } from "#texts/history.ts";
import { exclusionListTexts } from "#texts/payment-lists.ts";
import { paymentNextTexts, paymentTexts as t } from "#texts/payment-pages.ts";
import { paymentStateOf, exclusionTexts, lacksBenefit } from "#texts/payments.ts";
import { useLoaded } from "#web/kernel/answers.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { load } from "#web/kernel/calls.ts";
import { inOrganization, useOrganization, useRole } from "#web/kernel/organization.ts";
import { isId, parsedParams } from "#web/kernel/params.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { formatMonth, formatInstant } from "#web/ui/formats.ts";
import { TextLink, UpLink } from "#web/ui/links.tsx";
import { listColumns } from "#web/ui/list/list-columns.tsx";
import { Note } from "#web/ui/note.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { TextList } from "#web/ui/text-list.tsx";
import { BankPanel } from "./bank-panel.tsx";
import { ListPanel } from "./list-panel.tsx";
import { PaymentActs, whyNotPaid } from "./payment-acts.tsx";
import { PaymentFacts } from "./payment-facts.tsx";
import { PaymentLines } from "./payment-lines.tsx";
import { paymentToneOf, submissionOf } from "./payment-words.ts";

const readSearch = listSearchOf(paymentLineList.filters.extend({ body: Id.optional() }));

/** Shows a payment of another body than the selected one if `body` says so: the agency looks into all of them. */
export const Route = createFileRoute("/_signed-in/payments/details/$id")({
  params: { parse: parsedParams({ id: isId }) },
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  loaderDeps: ({ search: { body } }) => ({ body }),
  loader: ({ context, params, deps }) =>
    load(context.queryClient, payments.getById, {
      organizationId: readSearch(deps).body ?? context.organization.id,
      id: params.id,
    }),
  component: PaymentPage,
});

function PaymentPage() {
  const { id } = Route.useParams();
  const { body, ...search } = useRead(readSearch, Route.useSearch());
  const selected = useOrganization().id;
  const organizationId = body ?? selected;
  const acts = mayAct(useRole(), "payment.make", null);
  const data = useLoaded(payments.getById, { organizationId, id });
  // The author of a draft reads the same at the act that they may not perform.
  const isOwnDraft = data.state === "draft" && data.isOwn;
  const next = isOwnDraft ? "" : paymentNextTexts[data.state];
  return (
    <Page
      title={t.title(data.number)}
      description={`${data.organizationTitle} · ${formatMonth(data.month)}`}
      above={
        <UpLink label={t.toAll} to="/payments" search={body === undefined ? {} : { of: "all" }} />
      }
      beside={<StatusBadge tone={paymentToneOf(data)}>{paymentStateOf(data)}</StatusBadge>}
      actions={<PaymentActs payment={data} />}
    >
      <Stack gap="md">
        <Changed words={t.changedMonths} whose={data.changedMonths} />
        <Changed
          words={data.state === "ordered" ? t.changedAccountsOfOrder : t.changedAccounts}
          whose={data.changedAccounts}
        />
        <Changed words={t.unpayableAccounts} whose={data.unpayableAccounts} />
        <Changed
          words={data.state === "ordered" ? t.refusedAccountsOfOrder : t.refusedAccounts}
          whose={data.rejectedLines === 0 ? data.refusedAccounts : []}
        />
        {acts && next !== "" && whyNotPaid(data) === null && <Alert>{next}</Alert>}
        <PaymentFacts payment={data} />
        {data.file && <BankPanel payment={data} file={data.file} />}
        <PaymentLines payment={data} address={search} beside={body === undefined ? {} : { body }} />
        {data.exclusions > 0 && <ExclusionsPanel payment={data} />}
        <PaymentSteps payment={data} />
      </Stack>
    </Page>
  );
}

/** What in a payment is no longer valid, and whose it is; nothing if all is valid. */
function Changed({ words, whose }: { words: string; whose: readonly string[] }) {
  if (whose.length === 0) return null;
  return (
    <Alert color="yellow">
      {words}
      <TextList lines={whose} />
    </Alert>
  );
}

/** What was done to a payment, newest first: who, when, why. */
function PaymentSteps({ payment: { acts, rejectedLines } }: { payment: PaymentDetails }) {
  return (
    <Panel title={t.acts}>
      <List spacing="sm" listStyleType="none">
        {acts.toReversed().map((act) => (
          <List.Item key={`${act.at} ${act.act}`}>
            <StatusBadge tone={paymentToneOf({ state: act.state, rejectedLines })}>
              {paymentStateOf({ state: act.state, rejectedLines })}
            </StatusBadge>
            <Note>
              {t.actNames[act.act]} · {formatInstant(act.at)} · {act.by}
            </Note>
            {act.submission && <Text size="sm">{submissionOf(act.submission)}</Text>}
            {act.reason !== "" && <Text size="sm">{historyTexts.reason(act.reason)}</Text>}
          </List.Item>
        ))}
      </List>
    </Panel>
  );
}

const columnsOf = (isSelected: boolean) =>
  listColumns(exclusionList, exclusionListTexts, {
    name: ({ employeeId, name }) =>
      isSelected ? (
        <TextLink
          to="/organization-administration/organization-employees"
          search={{ employee: employeeId }}
        >
          {name}
        </TextLink>
      ) : (
        name
      ),
    month: ({ month }) => formatMonth(month),
    why: ({ reason, name, days }) => (
      <div>
        {exclusionTexts[reason].title}
        <Note>
          {days.length > 0 && `${lacksBenefit(name, days)}. `}
          {exclusionTexts[reason].hint}
        </Note>
      </div>
    ),
  });

/** Approved months that the payment leaves out, why, and what to do about it. */
function ExclusionsPanel({ payment }: { payment: PaymentDetails }) {
  const { organizationId, id } = payment;
  const selected = useOrganization().id;
  return (
    <ListPanel
      list={exclusionList}
      title={t.exclusions}
      none={exclusionListTexts.none}
      columns={columnsOf(selected === organizationId)}
      within={{ organizationId, id }}
      rowKey={({ contractId, month }) => `${contractId} ${month}`}
    />
  );
}
