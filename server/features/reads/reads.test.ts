import { sql } from "kysely";
import { expect, test } from "vitest";
import { reads } from "#api/reads.ts";
import { buildMonth } from "#server/testing/month-of-structure.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile();

const withoutId = (body: unknown) => ({ ...(body as object), requestId: "" });
const short = (path: string) => path.replace("/api/Structures/GetTree", "Tree");

test("each read in a batch is answered or refused as if alone, and is a row of the API log", async () => {
  const [mine, theirs] = [await buildMonth(world), await buildMonth(world)];
  const { token, userId } = mine.clerk;
  const paths = [
    `/Structures/GetTree?organizationId=${mine.organizationId}`,
    `/Structures/GetTree?organizationId=${theirs.organizationId}`,
    "/Users/GetAll",
    "/Structures/GetTree",
    "/Users/GetCurrent",
  ];
  const alone = await Promise.all(
    paths.map((path) =>
      world.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } }),
    ),
  );
  expect(alone.map(({ statusCode }) => statusCode)).toEqual([200, 404, 403, 400, 200]);
  const { answers } = await world
    .by(mine.clerk)
    .call(reads.getTogether, { paths: paths.join(" ") });
  expect(answers.map(({ status, body }) => [status, withoutId(body)])).toEqual(
    alone.map((answer) => [answer.statusCode, withoutId(answer.json())]),
  );
  const logged = async () => {
    const { rows } = await sql<{ path: string; status: number }>`
      select path, status from api_log where user_id = ${userId}`.execute(world.owner);
    return rows.map(({ path, status }) => `${short(path)} ${status}`).toSorted();
  };
  const twice = [200, 404, 400].flatMap((status) => Array<string>(2).fill(`Tree ${status}`));
  const expected = [
    ...twice,
    ...Array<string>(2).fill("/api/Users/GetAll 403"),
    ...Array<string>(2).fill("/api/Users/GetCurrent 200"),
    "/api/Reads/GetTogether 200",
  ];
  await expect.poll(logged, { timeout: 5000 }).toEqual(expected.toSorted());
});

test.each([
  ["a write", "/Notifications/Read"],
  ["a stream", "/Live/Watch"],
  ["a file", "/Structures/Export"],
  ["a batch of reads", "/Reads/GetTogether?paths=/Users/GetCurrent"],
  ["a path that is not a call", "/health"],
  ["a call by link", "/DailyReport/Get"],
  ["a batch of more than sixteen", Array<string>(17).fill("/Users/GetCurrent").join(" ")],
])("%s is refused in a batch of reads", async (_what, paths) => {
  const as = await world.signInAs({ role: "Administrator" });
  const tried = await world.try(reads.getTogether, { paths }, { as });
  expect(tried.status).toBe(400);
});

test("once a session has ended, a batch reads nothing", async () => {
  const answer = await world.app.inject({
    url: "/api/Reads/GetTogether?paths=/Users/GetCurrent",
    headers: { authorization: `Bearer ${"a".repeat(43)}` },
  });
  expect(answer.statusCode).toBe(401);
});
