import { useKeptViews } from "../../kernel/list-views.ts";

/** Asks for the kept views of a list beside what else is asked once the page is quiet. Shows nothing. */
export function AskViews({ name }: { name: string }) {
  useKeptViews(name);
  return null;
}
