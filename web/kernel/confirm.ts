import type { ReactNode } from "react";
import { storeOf, useStore } from "./store.ts";

export type Question = {
  title: string;
  text: ReactNode;
  /** The act, as the button names it. */
  action: string;
  /** What the other button says, unless it is plain cancelling. */
  cancel?: string;
  /** True for what cannot be undone. */
  danger?: boolean;
};

type Asked = Question & { answer: (agreed: boolean) => void };

const openQuestion = storeOf<Asked | null>(null);

/** Asks the person and gives the answer: `if (await confirm({ … })) act()`. A question still open is answered no. */
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

/** Answers no to the question that is open: what it was about is settled. */
export function withdrawQuestion(): void {
  openQuestion.get()?.answer(false);
}

/** The question that is open, or null. */
export function useQuestion(): Asked | null {
  return useStore(openQuestion);
}
