import type { imports } from "#api/imports.ts";
import { assignCard } from "#server/features/employees/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { applyPunches } from "./apply-punches.ts";
import { contractImport } from "./contract-import.ts";
import { employeeImport } from "./employee-import.ts";
import { applyFile, previewFile } from "./import-file.ts";
import { importPunches } from "./import-punches.ts";
import { proposalsFromPunches } from "./proposals-from-punches.ts";
import { templateFile } from "./template.ts";
import { unknownCardListing } from "./unknown-cards.queries.ts";

export const importHandlers: Handlers<typeof imports> = {
  getTemplate: templateFile,
  previewEmployees: (ctx, _input, bytes) => previewFile(ctx, employeeImport, bytes),
  applyEmployees: (ctx, input, bytes) => applyFile(ctx, employeeImport, input, bytes),
  previewContracts: (ctx, _input, bytes) => previewFile(ctx, contractImport, bytes),
  applyContracts: (ctx, input, bytes) => applyFile(ctx, contractImport, input, bytes),
  punches: importPunches,
  getUnknownCards: unknownCardListing.getAll,
  exportUnknownCards: unknownCardListing.export,
  assignCard,
  proposeFromPunches: proposalsFromPunches,
  applyPunches,
};
