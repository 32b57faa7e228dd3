import { beforeAll, expect, test } from "vitest";
import { allCalls } from "#api/all.ts";
import type { Call } from "#api/call.ts";
import { appFindingsOf, type Bodies } from "./matrix/app-findings.ts";
import { buildBody } from "./matrix/bodies.ts";
import * as mistakes from "./matrix/planted.ts";
import { worldOfFile } from "./world.ts";

const world = worldOfFile();
let bodies: Bodies;
beforeAll(async () => {
  bodies = { own: await buildBody(world), other: await buildBody(world) };
});

const areas = Object.entries(allCalls).map(([area, table]) => ({
  area,
  calls: Object.values<Call>(table).filter(({ access }) => access.who !== "anyone"),
}));

test.each(areas)(
  "in $area apps reach what they were granted, in their bodies only",
  async ({ calls }) => {
    const findings: string[] = [];
    for (const call of calls) {
      const found = await appFindingsOf(world, call, bodies);
      findings.push(...found.map((text) => `${call.path}: ${text}`));
    }
    expect(findings).toEqual([]);
  },
);

test("the check of apps detects an application that ignores their scopes", async () => {
  const { call, app } = mistakes.forgettingScopes(world);
  const findings = await appFindingsOf(world, call, bodies, app);
  expect(findings).toEqual([
    "WebServiceUser with another scope: 200",
    "ThirdPartyUser with another scope: 200",
  ]);
  await app.close();
});

test("the check of apps detects an application that reads any body for them", async () => {
  const { call, app } = mistakes.readingAnyBody(world);
  const findings = await appFindingsOf(world, call, bodies, app);
  expect(findings).toContain("WebServiceUser in another's body: 200");
  await app.close();
});
