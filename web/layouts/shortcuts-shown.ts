import { storeOf } from "../kernel/store.ts";

/** Whether the list of the keys stands open. */
export const areShortcutsShown = storeOf(false);
