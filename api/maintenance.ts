import { z } from "zod";
import { defineCalls } from "./call.ts";
import { Instant, Nothing } from "./fields.ts";

export const maintenance = defineCalls("Maintenance", {
  /** Whether the installation is in maintenance: then every call of a session answers 503, but for Administrators. */
  getState: {
    access: { who: "anyone" },
    input: Nothing,
    output: z.object({
      active: z.boolean(),
      /** What the administrator wrote; empty where nothing. */
      message: z.string(),
      expectedEnd: Instant.nullable(),
    }),
  },
});
