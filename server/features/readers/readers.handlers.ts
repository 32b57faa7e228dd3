import type { readers } from "#api/readers.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { createReader } from "./create-reader.ts";
import { instructReader } from "./instruct-reader.ts";
import { readerDetails } from "./reader-details.ts";

export const readerHandlers: Handlers<typeof readers> = {
  create: createReader,
  getById: readerDetails,
  instruct: instructReader,
};
