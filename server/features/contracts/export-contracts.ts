import type { InputOf } from "#api/call.ts";
import type { ContractItem, contracts } from "#api/contracts.ts";
import { employmentType } from "#domain/contracts/employment-type.ts";
import { exportedList, type ExportColumn } from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import {
  contractExport as texts,
  contractStateTexts,
  employmentTypeTexts,
} from "#texts/contracts.ts";
import { contractRows } from "./contracts.queries.ts";

const columns: readonly ExportColumn<ContractItem>[] = [
  { header: texts.number, width: 18, kind: "text", value: (item) => item.number },
  { header: texts.lastName, width: 24, kind: "text", value: (item) => item.lastName },
  { header: texts.firstName, width: 18, kind: "text", value: (item) => item.firstName },
  { header: texts.afm, width: 12, kind: "text", value: (item) => item.afm },
  { header: texts.employmentType, width: 24, kind: "text", value: typeTextOf },
  { header: texts.specialty, width: 30, kind: "text", value: (item) => item.specialty },
  { header: texts.structure, width: 40, kind: "text", value: (item) => item.structureTitle },
  { header: texts.startDate, width: 12, kind: "day", value: (item) => item.startDate },
  { header: texts.endDate, width: 12, kind: "day", value: (item) => item.endDate },
  { header: texts.state, width: 14, kind: "text", value: (item) => contractStateTexts[item.state] },
];

/** The contracts that pass the filter, as a file. */
export function exportContracts(
  ctx: BodyContext,
  { format, ...filter }: InputOf<typeof contracts.export>,
): Promise<FileAnswer> {
  const { today } = ctx;
  return exportedList(ctx, {
    title: texts.fileName,
    format,
    bodies: [ctx.organizationId],
    columns,
    rows: (db, stretch) => contractRows(db, filter, { today, ...stretch }),
  });
}

function typeTextOf(item: ContractItem): string {
  const type = employmentType(item.employmentType);
  return type ? employmentTypeTexts[type.key] : String(item.employmentType);
}
