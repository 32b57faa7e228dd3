import type { InputOf } from "#api/call.ts";
import type { verifications } from "#api/verifications.ts";
import { fileName } from "#texts/print.ts";
import { drawApart } from "#server/integrations/print/draw-apart.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { printedSheet } from "./printed-sheet.ts";

type Input = InputOf<typeof verifications.printPdf>;

const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The monthly sheet of a structure as PDF: signed with its proof, else marked as a draft. */
export async function printPdf(ctx: BodyContext, input: Input): Promise<FileAnswer> {
  const month = await printedSheet(ctx, input);
  const name = fileName(month.structure.code, input.month, "pdf");
  return { name, type: "application/pdf", bytes: await drawApart({ kind: "month", month }) };
}

/** The same sheet as a workbook. */
export async function printXlsx(ctx: BodyContext, input: Input): Promise<FileAnswer> {
  const month = await printedSheet(ctx, input);
  const name = fileName(month.structure.code, input.month, "xlsx");
  return { name, type: xlsxType, bytes: await drawApart({ kind: "workbook", month }) };
}
