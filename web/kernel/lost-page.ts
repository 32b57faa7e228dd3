import { storeOf } from "./store.ts";

/** A page that its user may no longer see: its heading, and the body it was about. */
export type LostPage = {
  page: string;
  body: { id: string; description: string };
  /** Whether the body is gone with it; otherwise the user only may do less there. */
  isBodyLost: boolean;
};

/** The page that closed because the user's access changed, until the user goes on; null if none did. */
export const lostPage = storeOf<LostPage | null>(null);
