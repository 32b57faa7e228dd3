import { Stack, Title } from "@mantine/core";
import { IconUserQuestion } from "@tabler/icons-react";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { z } from "zod";
import { MonthField } from "#api/fields.ts";
import type { OutputOf } from "#api/call.ts";
import { ownMonths } from "#api/own-months.ts";
import { ownMonthTexts as t } from "#texts/month-requests.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { unread, useRead, type Unread } from "#web/kernel/address.ts";
import { inOrganization, useOrganization } from "#web/kernel/organization.ts";
import { thisMonth } from "#web/kernel/today.ts";
import { laterAbove } from "#web/ui/later.tsx";
import { MonthPicker } from "#web/ui/calendar/month-picker.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Page } from "#web/ui/page.tsx";
import { QueryState } from "#web/ui/pending.tsx";
import { MonthDays } from "./month-days.tsx";
import sheet from "#web/ui/link-sheet.module.css";
import { channelOfAccount } from "./own-month-channels.ts";

const OwnLeaves = laterAbove(
  async () => (await import("#web/features/leave-requests/public.ts")).OwnLeavesOfAccount,
);

const search = z.object({ month: MonthField.optional().catch(undefined) });
const readSearch = (raw: Unread) => search.parse(raw);

export const Route = createFileRoute("/_signed-in/user/attendances")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  component: OwnMonthsPage,
});

/** The attendance of a user who is also one of the body's employees: disputed and confirmed as by a link. */
function OwnMonthsPage() {
  const { id: organizationId, description } = useOrganization();
  const navigate = useNavigate({ from: Route.fullPath });
  const { month = thisMonth() } = useRead(readSearch, Route.useSearch());
  const found = useAnswer(ownMonths.getAll, { organizationId, month });
  const items = found.data?.items;
  return (
    <Page
      title={t.title}
      description={description}
      actions={
        <MonthPicker
          value={month}
          max={thisMonth()}
          onChange={(next) => void navigate({ search: { month: next } })}
        />
      }
    >
      <QueryState found={found} height={320} />
      {items?.length === 0 && (
        <EmptyState icon={IconUserQuestion} title={t.none} text={t.noneWhy} />
      )}
      <Stack gap="xl">
        {items?.map((own) => (
          <OwnContract
            key={own.contractId}
            own={own}
            isOnly={items.length === 1}
            onSent={async () => void (await found.refetch())}
          />
        ))}
      </Stack>
    </Page>
  );
}

type Own = OutputOf<typeof ownMonths.getAll>["items"][number];
type Props = { own: Own; isOnly: boolean; onSent: () => Promise<void> };

function OwnContract({ own, isOnly, onSent }: Props) {
  const organizationId = useOrganization().id;
  const { contractId, month, number, structure } = own;
  return (
    <section className={sheet.sheet}>
      <Title order={2} size="h4" mb="xs">
        {isOnly ? structure : t.contract(number, structure)}
      </Title>
      <OwnLeaves
        organizationId={organizationId}
        contractId={contractId}
        employmentType={own.employmentType}
      />
      <MonthDays
        way={channelOfAccount({ organizationId, contractId, month })}
        month={own}
        onSent={onSent}
      />
    </section>
  );
}
