import { monthText } from "#texts/calendar-names.ts";
import { volumeTexts as t } from "#texts/print.ts";
import { drawMonth } from "./month-pdf.ts";
import { drawContents, linesOnPage, type ContentsLine } from "./pdf-contents.ts";
import { bytesOf, openPaper } from "./pdf-paper.ts";
import type { PrintedMonth, PrintedVolume } from "./printed-month.ts";

/** A volume that is being drawn: a sheet at a time, and its contents once all are there. */
export type Volume = {
  /** Draws a structure's month behind those before it. */
  add: (month: PrintedMonth) => void;
  end: () => Promise<{ bytes: Buffer; pages: number }>;
};

/** The whole page, wherever its reader was. */
const bookmark = { expanded: false, fit: true };

/**
 * The sheets of many structures in one PDF, behind a table of contents with a link to each, which stand as bookmarks too.
 * The pages of the contents are kept free before the first sheet, so the number of structures must be known.
 */
export function openVolume(volume: PrintedVolume): Volume {
  const title = `${t.title} – ${volume.organization.title} – ${monthText(volume.month)}`;
  const paper = openPaper(title, volume.organization.title, volume.printedAt);
  const bytes = bytesOf(paper);
  const document = paper.struct("Document");
  paper.addStructure(document);
  const section = paper.struct("Sect");
  document.add(section);
  const ofContents = Math.max(1, Math.ceil(volume.structures / linesOnPage));
  for (let page = 0; page < ofContents; page += 1) paper.addPage();
  const lines: ContentsLine[] = [];
  return {
    add: (month) => {
      const before = paper.bufferedPageRange().count;
      const ofSheet = paper.struct("Sect", { title: month.structure.title });
      document.add(ofSheet);
      drawMonth(paper, ofSheet, month, before, true);
      ofSheet.end();
      const place = `sheet-${lines.length + 1}`;
      paper.switchToPage(before);
      paper.addNamedDestination(place);
      paper.outline.addItem(month.structure.title, bookmark);
      const { structure, state, people } = month;
      lines.push({ ...structure, state, people: people.length, page: before + 1, place });
    },
    end: async () => {
      drawContents(paper, section, volume, lines);
      section.end();
      document.end();
      const pages = paper.bufferedPageRange().count;
      paper.end();
      return { bytes: await bytes, pages };
    },
  };
}
