import { expect, test } from "vitest";
import { account } from "#api/account.ts";
import { userRegister } from "#api/user-register.ts";
import { trainingAfm } from "#server/db/seed/training-numbers.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { tablesWith } from "./testing.ts";

const world = worldOfFile();

const afm = trainingAfm(4_242);
const email = "kanarini@example.gr";
const phone = "2101234567";

test("after a user is deleted no table holds the tax number or the addresses, present or past", async () => {
  const as = await world.signInAs({ role: "Administrator" });
  const fields = { userName: "canary.of.tests", area: "Executive", nickName: "Of Tests" } as const;
  const made = { ...fields, afm, email, phone, validUntil: null };
  const { id, version } = await world.call(userRegister.create, made, { as, key: "k".repeat(20) });
  const update = { ...made, id, version, email: `other-${email}`, phone: "6901234567" };
  await world.call(userRegister.update, update, { as, key: "u".repeat(20) });
  const audited = await world.owner.selectFrom("audit_entry").selectAll().execute();
  expect(audited.find(({ act }) => act === "user.update")?.after).toMatchObject({
    area: "Executive",
    changed: ["email", "phone"],
  });
  const user = await world.owner
    .selectFrom("app_user")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const self = await world.as(user);
  const own = { version: user.version, nickName: "Of Tests", email: `third-${email}`, phone };
  await world.call(account.updateCurrentUser, own, { as: self });
  expect(await tablesWith(world.owner, afm)).toEqual(["app_user"]);
  await world.call(userRegister.delete, { id }, { as });
  for (const word of [afm, email, phone, "6901234567"])
    expect(await tablesWith(world.owner, word)).toEqual([]);
});
