import { useSavedViews } from "../../kernel/list-views.ts";

/** Fetches the saved views of a list together with other reads once the page is idle. Renders nothing. */
export function AskViews({ name }: { name: string }) {
  useSavedViews(name);
  return null;
}
