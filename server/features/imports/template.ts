import type { imports } from "#api/imports.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { emptyTable } from "#server/integrations/files/exported-list.ts";
import { templateTexts } from "#texts/imports.ts";
import { contractColumns } from "./contract-columns.ts";
import { employeeColumns } from "./employee-columns.ts";

/** An empty file with the headers that an import recognises. */
export const templateFile: Handler<typeof imports.getTemplate> = async (_, { of, format }) => {
  const columns = of === "employees" ? employeeColumns : contractColumns;
  return emptyTable(
    templateTexts[of],
    format,
    columns.filter(({ isAlternative }) => !isAlternative).map(({ header }) => header),
  );
};
