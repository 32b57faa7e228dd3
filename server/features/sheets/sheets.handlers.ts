import type { sheets } from "#api/sheets.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { sheetListing } from "./owed-sheets.ts";

export const sheetHandlers: Handlers<typeof sheets> = {
  getAll: sheetListing.getAll,
  export: sheetListing.export,
};
