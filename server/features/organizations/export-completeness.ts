import type { organizations, StructureCompleteness } from "#api/organizations.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { type ExportColumn, shortList } from "#server/integrations/files/exported-list.ts";
import { organizationPageTexts as t } from "#texts/organizations.ts";
import { completenessOfOrganization } from "./completeness.ts";

const columns: readonly ExportColumn<StructureCompleteness>[] = [
  { header: t.structure, width: 40, kind: "text", value: (item) => item.title },
  { header: t.contracts, width: 14, kind: "number", value: (item) => item.contracts },
  { header: t.expectedDays, width: 16, kind: "number", value: (item) => item.expectedDays },
  { header: t.recordedDays, width: 16, kind: "number", value: (item) => item.recordedDays },
  { header: t.pendingDays, width: 16, kind: "number", value: (item) => item.pendingDays },
  { header: t.missingDays, width: 16, kind: "number", value: (item) => item.missingDays },
  { header: t.owedSheets, width: 16, kind: "number", value: (item) => item.owedSheets },
  { header: t.submittedSheets, width: 16, kind: "number", value: (item) => item.submittedSheets },
];

/** How far the running month is recorded in each structure, as a file. Throws `not-found`. */
export const exportCompleteness: Handler<typeof organizations.exportCompleteness> = async (
  ctx,
  { format, id },
) => {
  const { month, structures } = await completenessOfOrganization(ctx, { id });
  return shortList({ title: t.completenessFile(month), format, columns }, structures);
};
