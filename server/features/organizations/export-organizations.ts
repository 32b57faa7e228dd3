import type { InputOf } from "#api/call.ts";
import type { OrganizationItem, organizations } from "#api/organizations.ts";
import { exportedList, type ExportColumn } from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { organizationExport as texts, regimeTexts } from "#texts/organizations.ts";
import { organizationItems } from "./organizations.queries.ts";

const columns: readonly ExportColumn<OrganizationItem>[] = [
  { header: texts.description, width: 48, kind: "text", value: (item) => item.description },
  { header: texts.shortTitle, width: 20, kind: "text", value: (item) => item.shortTitle },
  { header: texts.afm, width: 12, kind: "text", value: (item) => item.afm },
  { header: texts.legalForm, width: 20, kind: "text", value: (item) => item.legalForm },
  { header: texts.regime, width: 20, kind: "text", value: (item) => regimeTexts[item.regime] },
  { header: texts.municipality, width: 24, kind: "text", value: (item) => item.municipality },
  { header: texts.address, width: 30, kind: "text", value: (item) => item.address },
  { header: texts.postcode, width: 8, kind: "text", value: (item) => item.postcode },
  { header: texts.email, width: 30, kind: "text", value: (item) => item.email },
  { header: texts.phone, width: 14, kind: "text", value: (item) => item.phone },
];

/** The organizations that the actor sees and that pass the filter, as a file. */
export function exportOrganizations(
  ctx: SignedContext,
  { format, ...filter }: InputOf<typeof organizations.export>,
): Promise<FileAnswer> {
  return exportedList(ctx, {
    title: texts.fileName,
    format,
    bodies: [],
    columns,
    rows: (db, stretch) => organizationItems({ ...ctx, db }, filter, stretch),
  });
}
