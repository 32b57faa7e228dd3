import { Text } from "@mantine/core";
import { createFileRoute, Link, Navigate } from "@tanstack/react-router";
import { Fragment } from "react";
import { z } from "zod";
import { bodyMonthList, type BodyMonths, bodyMonths, type WaitingMonth } from "#api/body-months.ts";
import { completenessList } from "#api/locks.ts";
import { addMonths, type Month } from "#domain/calendar/day.ts";
import { decimalToCents, formatCents } from "#domain/money.ts";
import { alsoWaitingTexts, bodyAmountTexts, bodyMonthListTexts as t } from "#texts/body-months.ts";
import { common } from "#texts/common.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { CompletenessTable } from "#web/features/locks/public.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { thisMonth } from "#web/kernel/today.ts";
import { MonthPicker } from "#web/ui/calendar/month-picker.tsx";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { useListState } from "#web/ui/data-table/use-list-state.ts";
import { formatMonth, formatNumber } from "#web/ui/formats.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListPage } from "#web/ui/list/list-page.tsx";
import { useFound } from "#web/ui/list/use-found.ts";
import { Note } from "#web/ui/note.tsx";
import { Page } from "#web/ui/page.tsx";
import { Siblings } from "#web/ui/siblings.tsx";
import { ApproveMonths } from "./approve-months.tsx";
import { BodyLink } from "./body-link.tsx";
import { ComparedFigure } from "./compared-figure.tsx";

const readSearch = listSearchOf(bodyMonthList.filters.extend({ view: z.literal("completeness") }));
const readSheets = listSearchOf(completenessList.filters);
const path = "/system-administration/bodies";
const places = [
  { path, title: t.views.months },
  { path, search: { view: "completeness" }, title: t.views.completeness },
];

export const Route = createFileRoute("/_signed-in/system-administration/bodies")({
  validateSearch: unread<typeof readSearch>,
  component: BodiesPage,
});

/** Every body: the progress of its months, or how complete its sheets are. */
function BodiesPage() {
  const { view } = useRead(readSearch, Route.useSearch());
  return view ? <CompletenessOfBodies /> : <MonthsOfBodies />;
}

function CompletenessOfBodies() {
  const { month = thisMonth(), ...address } = useRead(readSheets, Route.useSearch());
  const extraParams = { view: "completeness" };
  const { change } = useListState({ ...address, month }, extraParams);
  return (
    <Page
      title={t.views.completeness}
      description={t.completenessDescription}
      actions={<MonthPicker value={month} onChange={(next) => change({ month: next })} />}
      siblings={<Siblings label={t.view} of={places} />}
    >
      <CompletenessTable address={address} extraParams={extraParams} month={month} />
    </Page>
  );
}

function MonthsOfBodies() {
  const { view: _, ...search } = useRead(readSearch, Route.useSearch());
  const { month: chosen, ...address } = search;
  const { change } = useListState(search);
  const within = chosen ? { month: chosen } : {};
  const { data } = useFound(bodyMonthList, address, within);
  if (data && !chosen)
    return <Navigate to={path} search={{ ...search, month: data.month }} replace />;
  const month = chosen ?? addMonths(thisMonth(), -1);
  return (
    <ListPage
      list={bodyMonthList}
      texts={t}
      address={address}
      beside={within}
      within={within}
      cells={cellsIn(month)}
      rowKey={(row) => row.organizationId}
      renderBulk={(ticked, onDone) => (
        <ApproveMonths month={month} bodies={ticked} onDone={onDone} />
      )}
      actions={<MonthPicker value={month} onChange={(next) => change({ month: next })} />}
      siblings={<Siblings label={t.view} of={places} />}
      above={
        data && (
          <>
            <Sums sums={data.sums} />
            <AlsoWaiting months={data.alsoWaiting} />
          </>
        )
      }
    />
  );
}

const counts = ["draft", "submitted", "awaiting", "signed", "approved", "sheetsToCheck"] as const;

function Sums({ sums }: { sums: Record<(typeof counts)[number], number> }) {
  const words = counts.map((id) => `${t.columns[id]}: ${formatNumber(sums[id])}`);
  return (
    <Text size="sm" mb="sm">
      {words.join(" · ")}
    </Text>
  );
}

/** Links to the other months with something to approve or to confirm. */
function AlsoWaiting({ months }: { months: readonly WaitingMonth[] }) {
  if (months.length === 0) return null;
  return (
    <Text size="sm" mb="sm">
      {alsoWaitingTexts.lead}
      {months.map(({ month, signed, awaiting }) => (
        <Fragment key={month}>
          {" "}
          <Link to={path} search={{ month, sort: "-signed" }}>
            {alsoWaitingTexts.month(formatMonth(month), signed + awaiting)}
          </Link>
        </Fragment>
      ))}
    </Text>
  );
}

function cellsIn(month: Month): Cells<typeof bodyMonthList> {
  return {
    title: (row) => (
      <BodyLink body={bodyOf(row)} to="/monthly-contracts" search={{ month }}>
        {row.title}
      </BodyLink>
    ),
    people: (row) => (
      <ComparedFigure now={row.people} before={row.peopleBefore} isWhole={isWhole(row)} />
    ),
    days: (row) => <ComparedFigure now={row.days} before={row.daysBefore} isWhole={isWhole(row)} />,
    amount: (row) =>
      row.signed + row.approved > 0 ? <AmountsOfBody row={row} month={month} /> : common.none,
    sheetsToCheck: (row) =>
      row.sheetsToCheck === 0 ? (
        0
      ) : (
        <BodyLink body={bodyOf(row)} to="/verifications" search={{ tab: "samples" }}>
          {formatNumber(row.sheetsToCheck)}
        </BodyLink>
      ),
  };
}

/** Whether all months of the body are signed. */
function isWhole({ draft, submitted, awaiting }: BodyMonths): boolean {
  return draft + submitted + awaiting === 0;
}

function bodyOf({ organizationId, title }: BodyMonths) {
  return { id: organizationId, description: title };
}

const amounts = ["waiting", "approved"] as const;

/**
 * The amounts of a body's months that await approval, and of those approved; computed when they are
 * shown. The month before appears beside a figure only where the figure covers the whole month.
 */
function AmountsOfBody({ row, month }: { row: BodyMonths; month: Month }) {
  const { organizationId, signed, approved } = row;
  const { data } = useAnswer(bodyMonths.getAmounts, { organizationId, month });
  if (!data) return common.none;
  const counts = { waiting: signed, approved };
  return amounts
    .filter((id) => counts[id] > 0)
    .map((id) => (
      <div key={id}>
        <Note span>{bodyAmountTexts[id]}</Note>{" "}
        <ComparedFigure
          now={decimalToCents(data[id]) ?? 0}
          before={decimalToCents(data.before) ?? 0}
          isWhole={isWhole(row) && counts[id] === signed + approved}
          format={(cents) => `${formatCents(cents)}\u00a0€`}
        />
      </div>
    ));
}
