import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { releaseCalls } from "#api/releases.ts";
import { currentVersion } from "#domain/releases.ts";
import { buildUser } from "#server/db/seed/builders.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { visitorOfFile, worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile({ environment: { CLIENT_DIR: "/nowhere" } });
const administrator = visitorOfFile(world, { role: "Administrator" });

async function statusFor(version: string | null): Promise<number> {
  const answer = await world.app.inject({
    method: "GET",
    url: "/api/Versions/GetAll",
    headers: {
      authorization: `Bearer ${administrator.token}`,
      ...(version === null ? {} : { "client-version": version }),
    },
  });
  return answer.statusCode;
}

test("R-32 an older client is refused once the oldest version is set; a program without a version is not", async () => {
  expect(await statusFor("0.8.0")).toBe(200);
  const input = { version: "0.9.0", reason: "μια διόρθωση ασφαλείας" } as const;
  await world.call(releaseCalls.setFloor, input, { as: administrator });

  expect(await statusFor("0.8.0")).toBe(426);
  expect(await statusFor("nonsense")).toBe(426);
  expect(await statusFor("0.9.0")).toBe(200);
  expect(await statusFor(currentVersion)).toBe(200);
  expect(await statusFor(null)).toBe(200);
  const { floor, running } = await world.call(releaseCalls.getAll, {}, { as: administrator });
  expect(floor).toMatchObject(input);
  expect(running).toMatchObject({ version: currentVersion, build: null });
  expect(running.schema).toMatch(/^\d{4}-/);
});

test("the current release has the version of package.json", () => {
  const path = new URL("../../../package.json", import.meta.url);
  expect(JSON.parse(readFileSync(path, "utf8"))).toMatchObject({ version: currentVersion });
});

test("R-32 the notes are shown once to users from before the release, and never to later ones", async () => {
  const before = await buildUser(world.owner, { role: "Executive" });
  await rowsWhere(world, "app_user", { id: before.id }).change({
    created_at: new Date("2026-01-01T00:00:00Z"),
  });
  const as = await world.as(before);
  const later = await buildUser(world.owner, { role: "Executive" });
  await rowsWhere(world, "app_user", { id: later.id }).change({
    created_at: new Date("2030-01-01T00:00:00Z"),
  });
  const unread = (visitor: Visitor) => world.call(releaseCalls.getUnread, {}, { as: visitor });

  expect(await unread(as)).toEqual({ version: currentVersion });
  expect(await unread(await world.as(later))).toEqual({ version: null });
  await world.call(releaseCalls.read, { version: currentVersion }, { as });
  await world.call(releaseCalls.read, { version: currentVersion }, { as });
  expect(await unread(as)).toEqual({ version: null });
  const { releases } = await world.call(releaseCalls.getAll, {}, { as: administrator });
  expect(releases[0]).toMatchObject({ version: currentVersion, readers: 1 });
});
