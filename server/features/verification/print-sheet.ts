import type { InputOf } from "#api/call.ts";
import type { verifications } from "#api/verifications.ts";
import { fileName } from "#texts/print.ts";
import { pdfOfMonth } from "#server/integrations/print/month-pdf.ts";
import { xlsxOfMonth } from "#server/integrations/print/month-xlsx.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { printedSheet } from "./printed-sheet.ts";

type Input = InputOf<typeof verifications.printPdf>;

const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The monthly sheet of a structure as PDF: signed with its proof, else marked as a draft. */
export async function printPdf(ctx: BodyContext, input: Input): Promise<FileAnswer> {
  const sheet = await printedSheet(ctx, input);
  const name = fileName(sheet.structure.code, input.month, "pdf");
  return { name, type: "application/pdf", bytes: await pdfOfMonth(sheet) };
}

/** The same sheet as a workbook. */
export async function printXlsx(ctx: BodyContext, input: Input): Promise<FileAnswer> {
  const sheet = await printedSheet(ctx, input);
  const name = fileName(sheet.structure.code, input.month, "xlsx");
  return { name, type: xlsxType, bytes: await xlsxOfMonth(sheet) };
}
