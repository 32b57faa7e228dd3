import { monthText } from "#texts/calendar-names.ts";
import { volumeTexts as t } from "#texts/print.ts";
import { drawMonth } from "./month-pdf.ts";
import { drawContents, linesOnPage, type ContentsLine } from "./pdf-contents.ts";
import { bytesOf, openPaper } from "./pdf-paper.ts";
import type { PrintedMonth, PrintedVolume } from "./printed-month.ts";

/** A volume being drawn: one sheet at a time, and its contents once all are there. */
export type Volume = {
  /** Draws a structure's month after the previous ones. */
  add: (month: PrintedMonth) => void;
  end: () => Promise<{ bytes: Buffer; pages: number }>;
};

/** Opens at the full page, whatever the reader's zoom. */
const bookmark = { expanded: false, fit: true };

/**
 * The sheets of many structures in one PDF, after a table of contents with a link to each, and with a bookmark for each.
 * The pages of the contents are reserved before the first sheet, so the number of structures must be known.
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
