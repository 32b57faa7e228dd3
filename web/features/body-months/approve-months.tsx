import type { BodyMonths } from "#api/body-months.ts";
import { monthlyContracts, type MonthlyContractItem } from "#api/monthly-contracts.ts";
import type { Month } from "#domain/calendar/day.ts";
import { personName } from "#domain/identity/person-name.ts";
import { approveMonthsTexts as t, bodyMonthListTexts } from "#texts/body-months.ts";
import { monthsTexts } from "#texts/monthly-contracts.ts";
import { monthsToAct, outcomesOfMonths } from "#web/features/monthly-contracts/public.ts";
import { confirm } from "#web/kernel/confirm.ts";
import { request } from "#web/kernel/request.ts";
import { useRoleRefusalTo } from "#web/kernel/rights.ts";
import { inChunks } from "#web/kernel/run-in-chunks.ts";
import { useBulk } from "#web/kernel/use-bulk.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { BulkDialogs } from "#web/ui/bulk/outcomes-dialog.tsx";
import { BodyLink } from "./body-link.tsx";
import { Note } from "#web/ui/note.tsx";

type Props = { month: Month; bodies: readonly BodyMonths[]; onDone: () => void };

type SignedMonth = { body: BodyMonths; signed: MonthlyContractItem };

/** Approves the signed months of the ticked bodies, body by body, and reports each that stayed unchanged. */
export function ApproveMonths({ month, bodies, onDone }: Props) {
  const bulk = useBulk(monthlyContracts.approve);
  const refusal = useRoleRefusalTo("month.approve");
  const waiting = bodies.filter(({ signed }) => signed > 0);
  const count = waiting.reduce((sum, { signed }) => sum + signed, 0);
  const others = bodies.length - waiting.length;
  const run = async () => {
    const text = t.text(count, waiting.length);
    if (!(await confirm({ title: monthsTexts.approveTitle, text, action: t.approve(count) })))
      return;
    const isWhole = await bulk.run({
      rows: () => signedMonths(month, waiting),
      nothing: t.noneSigned,
      chunks: (rows) =>
        [...Map.groupBy(rows, ({ body }) => body.organizationId).values()].flatMap((ofBody) =>
          inChunks(ofBody),
        ),
      send: (rows) => approved(month, rows),
      done: monthsTexts.approved,
    });
    if (isWhole) onDone();
  };
  return (
    <>
      <ActButton
        reason={refusal ?? (count === 0 ? t.noneSigned : null)}
        variant="default"
        onClick={() => void run()}
      >
        {t.approve(count)}
      </ActButton>
      {others > 0 && count > 0 && <Note>{t.without(others)}</Note>}
      <BulkDialogs
        bulk={bulk}
        title={monthsTexts.outcomesTitle}
        summary={monthsTexts.outcomes}
        columns={[monthsTexts.employee, bodyMonthListTexts.columns.title]}
      />
    </>
  );
}

async function signedMonths(month: Month, bodies: readonly BodyMonths[]): Promise<SignedMonth[]> {
  const found: SignedMonth[] = [];
  for (const body of bodies) {
    const months = await monthsToAct({ organizationId: body.organizationId, month }, ["signed"]);
    found.push(...months.map((signed) => ({ body, signed })));
  }
  return found;
}

async function approved(month: Month, rows: readonly SignedMonth[]) {
  const [first] = rows;
  if (!first) return [];
  const { organizationId, title } = first.body;
  const months = rows.map(({ signed }) => signed);
  const sent = months.map(({ contractId, version }) => ({ contractId, version }));
  const answer = await request(monthlyContracts.approve, { organizationId, month, rows: sent });
  const link = (
    <BodyLink
      body={{ id: organizationId, description: title }}
      to="/monthly-contracts"
      search={{ month }}
    >
      {title}
    </BodyLink>
  );
  return outcomesOfMonths(months, answer.rows, personName).map((one) => ({
    ...one,
    names: [...one.names, link],
  }));
}
