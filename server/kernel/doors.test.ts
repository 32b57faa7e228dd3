import { expectTypeOf, test } from "vitest";
import type { organizations } from "#api/organizations.ts";
import type { Writer } from "../db/handles.ts";
import type { Handlers } from "./bind.ts";
import type { BodyContext } from "./context.ts";
import { type WriteOutcome, write } from "./write.ts";

test("mistakes that must not compile do not: a write outside `write`, one without entries, a missing handler", () => {
  expectTypeOf<BodyContext["db"]>().not.toHaveProperty("insertInto");
  expectTypeOf<BodyContext["db"]>().not.toHaveProperty("updateTable");
  expectTypeOf<BodyContext["db"]>().not.toHaveProperty("deleteFrom");
  expectTypeOf<BodyContext["db"]>().not.toExtend<Writer>();
  expectTypeOf(write<number>)
    .parameter(2)
    .returns.resolves.toEqualTypeOf<WriteOutcome<number>>();
  expectTypeOf<{ result: number }>().not.toExtend<WriteOutcome<number>>();
  expectTypeOf<{ unasked: () => void }>().not.toExtend<Handlers<typeof organizations>>();
});
