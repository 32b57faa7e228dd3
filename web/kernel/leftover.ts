import { type Store, storeOf } from "./store.ts";

/** What was typed in a dialog that another user's act took off the screen. */
export type Leftover = {
  /** The title of the dialog. */
  title: string;
  texts: readonly { label: string; text: string }[];
};

/** What waits to be shown to the person who typed it; null if nothing does. */
export const leftover: Store<Leftover | null> = storeOf<Leftover | null>(null);
