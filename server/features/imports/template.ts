import type { InputOf } from "#api/call.ts";
import type { imports } from "#api/imports.ts";
import { exportedList } from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { templateTexts } from "#texts/imports.ts";
import { contractColumns } from "./contract-columns.ts";
import { employeeColumns } from "./employee-columns.ts";

/** An empty file with the headers that an import recognises. */
export function templateFile(
  { today }: SignedContext,
  { of, format }: InputOf<typeof imports.getTemplate>,
): Promise<FileAnswer> {
  const headers = (of === "employees" ? employeeColumns : contractColumns).map((one) => one.header);
  return exportedList({
    title: templateTexts[of],
    today,
    format,
    columns: headers.map((header) => ({ header, width: 22, kind: "text", value: () => null })),
    page: async () => [],
  });
}
