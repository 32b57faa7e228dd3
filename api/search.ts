import { z } from "zod";
import { defineCalls } from "./call.ts";
import { Id, InBody, line } from "./fields.ts";

const SearchHit = z.object({
  id: Id,
  title: z.string(),
  /** What tells it from others of the same title. */
  detail: z.string(),
});

const DocumentHit = SearchHit.extend({
  /** Null where it is the body's own. */
  contractId: Id.nullable(),
});

export const search = defineCalls("Search", {
  /**
   * The few records of a body that a term fits best, searched as their lists are; payments only for who may open them.
   */
  find: {
    method: "GET",
    access: { who: "body" },
    input: InBody.extend({ term: line(100).min(2) }),
    output: z.object({
      employees: z.array(SearchHit),
      contracts: z.array(SearchHit),
      structures: z.array(SearchHit),
      documents: z.array(DocumentHit),
      /** Decisions on overtime, by number, number of publication, organ or work. */
      decisions: z.array(SearchHit),
      /** By title, number or number of publication; not those under a reason that the actor may not know. */
      collectiveActs: z.array(SearchHit),
      payments: z.array(SearchHit),
    }),
  },
});

export type SearchHit = z.output<typeof SearchHit>;
export type DocumentHit = z.output<typeof DocumentHit>;
