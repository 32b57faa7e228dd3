import { createFileRoute } from "@tanstack/react-router";
import { type ClosureOut, closures } from "#api/closures.ts";
import { closurePageTexts as t } from "#texts/closures.ts";
import { useAnswerOfBody } from "#web/kernel/answers.ts";
import { inOrganization, useOrganization } from "#web/kernel/organization.ts";
import { type Column, figure } from "#web/ui/data-table/column.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { formatDay, formatNumber } from "#web/ui/formats.ts";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Pending } from "#web/ui/pending.tsx";
import { PagesUnder } from "#web/ui/siblings.tsx";

export const Route = createFileRoute("/_signed-in/organization-administration/vacations")({
  beforeLoad: inOrganization,
  component: VacationsPage,
});

const most = 200;

const columns: readonly Column<ClosureOut>[] = [
  { id: "title", header: t.titleField, cell: (row) => row.title },
  { id: "structure", header: t.structure, cell: (row) => row.structureTitle ?? t.wholeBody },
  { id: "from", header: t.from, cell: (row) => formatDay(row.from) },
  { id: "to", header: t.to, cell: (row) => formatDay(row.to) },
  figure("days", t.days, (row) => formatNumber(row.days)),
];

/** The running and upcoming closures of the body and of its structures, by their first day. */
function VacationsPage() {
  const { description } = useOrganization();
  const query = { when: "coming", sort: "from", take: most } as const;
  const ofBody = useAnswerOfBody(closures.getAll, { ...query, of: "body" });
  const ofStructures = useAnswerOfBody(closures.getAll, { ...query, of: "structures" });
  return (
    <Page
      title={t.hub}
      description={t.hubDescription(description)}
      siblings={<PagesUnder path="/organization-administration/vacations" first={t.together} />}
    >
      <Pending found={ofBody} rows={4}>
        {(whole) => (
          <Pending found={ofStructures} rows={4}>
            {(parts) => <Coming of={[...whole.items, ...parts.items]} />}
          </Pending>
        )}
      </Pending>
    </Page>
  );
}

function Coming({ of }: { of: readonly ClosureOut[] }) {
  if (of.length === 0) return <EmptyState title={t.none} text={t.noneHint} />;
  return (
    <Panel>
      <PlainTable
        label={t.coming}
        columns={columns}
        rows={of.toSorted((one, other) => one.from.localeCompare(other.from))}
        rowKey={(row) => row.id}
        rowLink={(row) => ({
          to:
            row.structureId === null
              ? "/organization-administration/vacations/organization-vacations"
              : "/organization-administration/vacations/structure-vacations",
          search: { search: row.title },
        })}
      />
    </Panel>
  );
}
