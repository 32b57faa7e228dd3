import { z } from "zod";
import { defineCalls } from "./call.ts";
import { Instant, Nothing } from "./fields.ts";

export const maintenance = defineCalls("Maintenance", {
  /** Whether the installation is in maintenance: then every call of a session answers 503, except for Administrators. */
  getState: {
    access: { who: "anyone" },
    input: Nothing,
    output: z.object({
      active: z.boolean(),
      /** The administrator's message; empty if none. */
      message: z.string(),
      expectedEnd: Instant.nullable(),
    }),
  },
});
