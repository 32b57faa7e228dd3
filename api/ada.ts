import { isAda, readAda } from "#domain/identity/ada.ts";
import { line } from "./fields.ts";

/** A decision's publication number, as in the register; empty if there is none. */
export const AdaField = line(20)
  .overwrite(readAda)
  .refine((ada) => ada === "" || isAda(ada), { error: "ada" })
  .default("");
