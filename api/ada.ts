import { isAda, readAda } from "#domain/identity/ada.ts";
import { line } from "./fields.ts";

/** The number of a decision's publication, as the register has it; empty where there is none. */
export const AdaField = line(20)
  .overwrite(readAda)
  .refine((ada) => ada === "" || isAda(ada), { error: "ada" })
  .default("");
