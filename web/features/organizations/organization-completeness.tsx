import type { LinkProps } from "@tanstack/react-router";
import type { OutputOf } from "#api/call.ts";
import { organizations } from "#api/organizations.ts";
import { organizationPageTexts as t } from "#texts/organizations.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { download } from "#web/kernel/download.ts";
import { type Column, figure } from "#web/ui/data-table/column.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { formatMonth, formatNumber } from "#web/ui/formats.ts";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { QueryState } from "#web/ui/pending.tsx";

type Props = {
  id: string;
  /** Structures link to their page only if theirs is the selected organization. */
  isSelected: boolean;
};

/** How much of the current month is recorded, structure by structure. */
export function OrganizationCompleteness({ id, isSelected }: Props) {
  const found = useAnswer(organizations.getCompleteness, { id });
  if (!found.data)
    return (
      <Panel awaited={found}>
        <QueryState found={found} height={240} />
      </Panel>
    );
  const { month, structures } = found.data;
  const title = t.month(formatMonth(month));
  return (
    <Panel
      title={title}
      actions={
        <ExportMenu
          onExport={(format, taking) =>
            download(organizations.exportCompleteness, { id, format }, taking)
          }
        />
      }
    >
      <QueryState found={found} />
      <PlainTable
        label={title}
        columns={columns}
        rows={structures}
        none={t.noStructures}
        rowKey={({ structureId }) => structureId}
        {...(isSelected ? { rowLink: linkOf } : {})}
      />
    </Panel>
  );
}

type Row = OutputOf<typeof organizations.getCompleteness>["structures"][number];

function linkOf({ structureId: id }: Row): LinkProps {
  return { to: "/structures/details/$id", params: { id } };
}

const figures = [
  "contracts",
  "expectedDays",
  "recordedDays",
  "pendingDays",
  "missingDays",
  "owedSheets",
  "submittedSheets",
] as const;

const columns: readonly Column<Row>[] = [
  { id: "structure", header: t.structure, cell: ({ title }) => title },
  ...figures.map((id) => figure<Row>(id, t[id], (row) => formatNumber(row[id]))),
];
