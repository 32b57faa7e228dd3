import { ownSummaries } from "./call-summaries.ts";
import { areaTexts } from "./calls.ts";

/** Summaries of calls that have these names in any area. */
const usualSummaries: Readonly<Record<string, (area: string) => string>> = {
  GetAll: (area) => area,
  Export: (area) => `${area}: εξαγωγή σε αρχείο`,
  GetById: (area) => `${area}: στοιχεία μιας εγγραφής`,
  Create: (area) => `${area}: νέα εγγραφή`,
  Update: (area) => `${area}: μεταβολή εγγραφής`,
  Retire: (area) => `${area}: κατάργηση εγγραφής`,
};

/** A short summary of the call at a path; undefined if there is no such call. */
export function summaryOf(path: string): string | undefined {
  const [, area = "", name = ""] = path.split("/");
  const title = areaTexts[area.charAt(0).toLowerCase() + area.slice(1)];
  return ownSummaries[path] ?? (title && usualSummaries[name]?.(title));
}
