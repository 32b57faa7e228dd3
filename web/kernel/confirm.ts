import type { ReactNode } from "react";
import { storeOf, useStore } from "./store.ts";

export type Question = {
  title: string;
  text: ReactNode;
  /** The act, as the label of the confirming button. */
  action: string;
  /** The label of the other button, if not the usual "cancel". */
  cancel?: string;
  /** True for what cannot be undone. */
  danger?: boolean;
};

type OpenQuestion = Question & { answer: (agreed: boolean) => void };

const openQuestion = storeOf<OpenQuestion | null>(null);

/** Asks the user and returns the answer: `if (await confirm({ … })) act()`. A question still open is answered no. */
export function confirm(question: Question): Promise<boolean> {
  openQuestion.get()?.answer(false);
  return new Promise((resolve) => {
    openQuestion.set({
      ...question,
      answer: (agreed) => {
        openQuestion.set(null);
        resolve(agreed);
      },
    });
  });
}

/** Answers no to the open question, because the matter is settled. */
export function withdrawQuestion(): void {
  openQuestion.get()?.answer(false);
}

/** The question that is open, or null. */
export function useQuestion(): OpenQuestion | null {
  return useStore(openQuestion);
}
