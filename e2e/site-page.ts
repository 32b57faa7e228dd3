import type { Known } from "./known.ts";

/** A page to visit: who opens it, what it is called, and what only the server could have told it. */
export type SitePage = {
  /** Id of the conformance list, or empty for a page that the list does not name. */
  id: string;
  route: string;
  /** A demonstration account; null without a session. */
  as: string | null;
  /** The address, where it is not the route itself. */
  at?: (known: Known) => string;
  heading: string | RegExp | ((known: Known) => string);
  /** Text in the page's content. */
  shows: string | ((known: Known) => string);
};
