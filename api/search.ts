import { z } from "zod";
import { defineCalls } from "./call.ts";
import { Id, InBody, line } from "./fields.ts";

const SearchHit = z.object({
  id: Id,
  title: z.string(),
  /** What distinguishes it from others with the same title. */
  detail: z.string(),
});

const PersonHit = SearchHit.extend({
  /** The person's active contract; null if there is none, or more than one. */
  contractId: Id.nullable(),
});

const DocumentHit = SearchHit.extend({
  /** Null if it belongs to the body itself. */
  contractId: Id.nullable(),
});

export const search = defineCalls("Search", {
  /** The few records of a body that best match a term, searched as in their lists; payments only for users who may open them. */
  find: {
    method: "GET",
    access: { who: "body" },
    input: InBody.extend({ term: line(100).min(2) }),
    output: z.object({
      employees: z.array(PersonHit),
      contracts: z.array(SearchHit),
      structures: z.array(SearchHit),
      documents: z.array(DocumentHit),
      /** Decisions on overtime, by number, publication number, organ or work. */
      decisions: z.array(SearchHit),
      /** By title, number or publication number; excluding those under a reason that the actor may not see. */
      collectiveActs: z.array(SearchHit),
      payments: z.array(SearchHit),
    }),
  },
});

export type SearchHit = z.output<typeof SearchHit>;
export type PersonHit = z.output<typeof PersonHit>;
export type DocumentHit = z.output<typeof DocumentHit>;
