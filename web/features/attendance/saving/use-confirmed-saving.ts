import { useState } from "react";
import type { MonthOfContract } from "#api/closed-months.ts";
import { monthOf } from "#domain/calendar/day.ts";
import { invalidate } from "#web/kernel/calls.ts";
import { queryClient } from "#web/kernel/query-client.ts";
import { useSentAfterwards } from "#web/kernel/sending.ts";
import { useSession } from "#web/kernel/session.ts";
import type { ReopeningMonth } from "../reopening/months-of-sheet.ts";
import { useReopening, type ReopeningQuestion } from "../reopening/use-reopening.ts";
import type { Act } from "../model/acts.ts";
import { cellsToSend } from "../model/answers.ts";
import type { Drafts } from "../model/drafts.ts";
import { useSaving, type Saving, type SavingPlace } from "./use-saving.ts";

/**
 * Saving that first asks about months that would reopen, and asks an administrator for the reason; `afterwards` is called
 * with whether nothing is left unsaved.
 */
export type ConfirmedSaving = Omit<Saving, "save"> & {
  save: (afterwards?: (isClean: boolean) => void) => void;
  reopeningQuestion: ReopeningQuestion["dialog"];
  reasonDialog: { opened: boolean; onReason: (reason: string) => void; onClose: () => void };
};

type PendingQuestion = {
  reopens: MonthOfContract[];
  byItself: boolean;
  afterwards: (isClean: boolean) => void;
};

/**
 * As `useSaving`, with the questions that come before a save. `reopening` are the months that would reopen and have
 * changes waiting to be saved; `typing` is the contract being typed in, which is saved automatically only once its field
 * is left.
 */
export function useConfirmedSaving(
  place: SavingPlace,
  drafts: Drafts,
  reopening: readonly ReopeningMonth[],
  act: (act: Act) => void,
  typing: string | null = null,
): ConfirmedSaving {
  const { save: saveFor, ...saving } = useSaving(place, drafts, act, typing);
  const { before, dialog: reopeningQuestion } = useReopening(monthOf(place.first), reopening);
  const mustSayWhy = useSession()?.area === "Administrator";
  const [question, setQuestion] = useState<PendingQuestion | null>(null);
  const send = async (reason: string, { reopens, byItself, afterwards }: PendingQuestion) => {
    const isClean = await saveFor({ reason, reopens, byItself });
    if (reopens.length > 0) await invalidate(queryClient, [place.sheet]);
    afterwards(isClean);
  };
  const saveAs = (byItself: boolean, afterwards: (isClean: boolean) => void) =>
    before((reopens) => {
      if (mustSayWhy && drafts.size > 0) setQuestion({ reopens, byItself, afterwards });
      else void send("", { reopens, byItself, afterwards });
    });
  const save = (afterwards: (isClean: boolean) => void = ignore) => saveAs(false, afterwards);
  const isLeft = cellsToSend(drafts).some(({ contractId }) => contractId !== typing);
  useSentAfterwards(saving, () => isLeft && saveAs(true, ignore), typing !== null);
  return {
    ...saving,
    save,
    reopeningQuestion,
    reasonDialog: {
      opened: question !== null,
      onReason: (reason) => {
        setQuestion(null);
        if (question) void send(reason, question);
      },
      onClose: () => setQuestion(null),
    },
  };
}

function ignore(): void {}
