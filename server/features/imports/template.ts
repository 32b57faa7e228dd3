import type { InputOf } from "#api/call.ts";
import type { imports } from "#api/imports.ts";
import { emptyTable } from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { templateTexts } from "#texts/imports.ts";
import { contractColumns } from "./contract-columns.ts";
import { employeeColumns } from "./employee-columns.ts";

/** An empty file with the headers that an import recognises. */
export async function templateFile(
  _: SignedContext,
  { of, format }: InputOf<typeof imports.getTemplate>,
): Promise<FileAnswer> {
  const columns = of === "employees" ? employeeColumns : contractColumns;
  return emptyTable(
    templateTexts[of],
    format,
    columns.filter(({ isAlternative }) => !isAlternative).map(({ header }) => header),
  );
}
