import type { InputOf } from "#api/call.ts";
import type { EmployeeItem, employees } from "#api/employees.ts";
import { exportedList, type ExportColumn } from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { educationTexts, employeeExport as texts } from "#texts/employees.ts";
import { employeeRows } from "./employees.queries.ts";

const columns: readonly ExportColumn<EmployeeItem>[] = [
  { header: texts.lastName, width: 24, kind: "text", value: (item) => item.lastName },
  { header: texts.firstName, width: 18, kind: "text", value: (item) => item.firstName },
  { header: texts.fatherName, width: 18, kind: "text", value: (item) => item.fatherName },
  { header: texts.afm, width: 12, kind: "text", value: (item) => item.afm },
  { header: texts.amka, width: 14, kind: "text", value: (item) => item.amka },
  {
    header: texts.education,
    width: 12,
    kind: "text",
    value: ({ education }) => (education === "" ? null : educationTexts[education]),
  },
  { header: texts.specialty, width: 30, kind: "text", value: (item) => item.specialty },
  { header: texts.phone, width: 14, kind: "text", value: (item) => item.phone },
  { header: texts.email, width: 26, kind: "text", value: (item) => item.email },
  { header: texts.cardNumber, width: 16, kind: "text", value: (item) => item.cardNumber },
  { header: texts.contracts, width: 16, kind: "number", value: (item) => item.contracts },
];

/** The employees that pass the filter, as a file. */
export function exportEmployees(
  ctx: BodyContext,
  { format, ...filter }: InputOf<typeof employees.export>,
): Promise<FileAnswer> {
  return exportedList(ctx, {
    title: texts.fileName,
    format,
    bodies: [ctx.organizationId],
    columns,
    rows: (db, stretch) => employeeRows(db, filter, stretch),
  });
}
