import type { HistoryEntry } from "#api/history.ts";
import type { ExportColumn } from "#server/integrations/files/exported-list.ts";
import { actTexts } from "#texts/acts.ts";
import { historyFieldTexts, monthHistoryFile as t } from "#texts/history.ts";
import { wordsOfEntry } from "#texts/entry-words.ts";
import { changeText, whoText } from "#texts/history-words.ts";
import { subjectTexts } from "#texts/subjects.ts";

/** A history in a file: what the page shows of each entry, in the same words. */
export const historyColumns: readonly ExportColumn<HistoryEntry>[] = [
  { header: t.at, width: 18, kind: "instant", value: ({ at }) => at },
  { header: t.act, width: 36, kind: "text", value: ({ act }) => actTexts[act] },
  {
    header: t.about,
    width: 30,
    kind: "text",
    value: ({ about, subjectKind }) => about ?? subjectTexts[subjectKind],
  },
  { header: t.who, width: 36, kind: "text", value: whoText },
  { header: t.reason, width: 40, kind: "text", value: ({ reason }) => reason },
  { header: t.changes, width: 60, kind: "text", value: (entry) => changesText(entry, new Map()) },
  { header: t.seal, width: 10, kind: "number", value: ({ seal }) => seal },
];

/** The changes of an entry as the page of histories shows them; `titles` are those of absence reasons by code. */
export function changesText(
  { changes, ...entry }: Pick<HistoryEntry, "changes" | "subjectKind" | "subjectId">,
  titles: ReadonlyMap<string, string>,
): string {
  return changes
    .flatMap((change) => {
      const name = historyFieldTexts[change.field];
      return name === undefined ? [] : [changeText(change, name, wordsOfEntry(entry, titles))];
    })
    .join(", ");
}
