import type { sheets } from "#api/sheets.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { exportSheets, owedSheets } from "./owed-sheets.ts";

export const sheetHandlers: Handlers<typeof sheets> = {
  getAll: owedSheets,
  export: exportSheets,
};
