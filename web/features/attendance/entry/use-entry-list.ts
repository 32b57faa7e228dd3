import { useId, useState, type KeyboardEvent } from "react";
import { useStore, storeOf } from "#web/kernel/store.ts";
import type { Content } from "../model/content.ts";
import { listActOf } from "../model/entry-keys.ts";
import { everyCode, suggestionsFor, withCode, type CodeTitle } from "../model/suggestions.ts";

type EntryListInput = {
  text: string;
  /** The parsed text. */
  content: Content;
  codes: readonly CodeTitle[];
  /** Whether something was typed since the field got the focus. */
  isTyped: boolean;
  /** All codes are listed from the start. */
  opensWhole: boolean;
  onText: (text: string) => void;
};

/** The list of codes below a field, and the active option. */
export type EntryList = {
  id: string;
  options: readonly CodeTitle[];
  /** -1: none. */
  active: number;
  /** It lists all codes, by group. */
  isWhole: boolean;
  idOf: (index: number) => string;
  /** Replaces the last word with a code; returns the text. */
  take: (code: string) => string;
  openAll: () => void;
  /** Handles a key: "kept" if it stays in the field, the text if it is complete, null if the list does not handle the key. */
  strike: (event: KeyboardEvent) => "kept" | { text: string } | null;
  /** The text when the field is left: a word that begins only one code becomes that code. */
  completed: () => string;
};

/** If the last word is not a code, Enter takes the first code that it may be the beginning of. */
export function useEntryList(given: EntryListInput): EntryList {
  const { text, content, codes, isTyped, onText } = given;
  const id = useId();
  const lately = useStore(codesLately);
  const [allOver, setAllOver] = useState(given.opensWhole ? text : null);
  const [chosen, setChosen] = useState<{ text: string; at: number } | null>(null);
  const [taken, setTaken] = useState<string | null>(null);
  const isAll = allOver === text;
  const isUnread = content.kind === "refused" && content.refusal === "unreadable-cell";
  const meant = content.kind === "refused" ? content.meant : null;
  const isClosed = !isTyped || text === taken;
  const suggested = isClosed ? [] : suggestionsFor(text, codes, lately);
  const options = isAll ? everyCode(codes, lately) : suggested;
  const first = isUnread && !isAll && meant === null ? 0 : -1;
  const at = chosen?.text === text ? chosen.at : first;
  const active = Math.min(at, options.length - 1);
  const close = () => {
    setAllOver(null);
    setChosen(null);
    setTaken(text);
  };
  const put = (next: string) => {
    setAllOver(null);
    setChosen(null);
    setTaken(next);
    onText(next);
    return next;
  };
  const take = (code: string) => {
    rememberCode(code);
    return put(isAll && !isTyped ? code : withCode(text, code));
  };
  const openAll = () => {
    setTaken(null);
    setAllOver(text);
    setChosen({ text, at: -1 });
  };
  return {
    id,
    options,
    active,
    isWhole: isAll,
    idOf: (index) => `${id}-${index}`,
    take,
    openAll,
    strike: (event) => {
      const act = listActOf(event, {
        count: options.length,
        active,
        isEntered: isAll || chosen?.text === text,
        hasMeant: meant !== null,
      });
      if (!act) return null;
      if (act.does === "open-all") openAll();
      else if (act.does === "go") setChosen({ text, at: act.to });
      else if (act.does === "close") close();
      else if (act.does === "take-meant") put(meant ?? text);
      else if (act.does === "text") {
        setChosen({ text, at: -1 });
        return null;
      } else return { text: take(options[active]?.code ?? "") };
      return "kept";
    },
    completed: () =>
      isUnread && suggested.length === 1
        ? withCode(text.trimEnd(), suggested[0]?.code ?? "")
        : text,
  };
}

const most = 8;

/** The codes entered last, most recent first. They live as long as the page: reasons for absence are not stored anywhere. */
const codesLately = storeOf<readonly string[]>([]);

/** Puts a code first. */
function rememberCode(code: string): void {
  const others = codesLately.get().filter((one) => one !== code);
  codesLately.set([code, ...others].slice(0, most));
}
