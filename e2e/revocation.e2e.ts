import { expect, test } from "@playwright/test";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

type Sent = { as?: string; method?: string; body?: object };

/** A call without a browser. */
async function sent(path: string, { as, method = "GET", body }: Sent): Promise<Response> {
  return fetch(`${site.url}/api${path}`, {
    method,
    headers: {
      ...(as === undefined ? {} : { authorization: `Bearer ${as}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function tokenOf(userName: string): Promise<string> {
  const body = { userName, password: "Paron-demo-2026!" };
  const answer = await sent("/Users/Login", { method: "POST", body });
  return ((await answer.json()) as { token: string }).token;
}

const statusWith = async (as: string) => (await sent("/Users/GetCurrent", { as })).status;

test("S-06 revoked tokens stay revoked after kill -9 and a restart; the others stay valid", async () => {
  const administrator = await tokenOf("administrator");
  const found = await sent("/Users/GetAll", { as: administrator });
  const { items } = (await found.json()) as { items: { id: string; userName: string }[] };
  const idOf = (name: string) => items.find(({ userName }) => userName === name)?.id ?? "";
  const names = ["clerk", "clerk2", "representative", "executive"];
  const ended = await Promise.all(names.map(tokenOf));
  const living = [administrator, await tokenOf("clerk")];

  const acts = [
    await sent("/Users/Logout", { as: ended[0] ?? "", method: "POST", body: {} }),
    await sent("/Users/ResetPassword", {
      as: administrator,
      method: "POST",
      body: { id: idOf("clerk2"), version: 1 },
    }),
    await sent("/Users/Disable", {
      as: administrator,
      method: "POST",
      body: { id: idOf("representative"), version: 1 },
    }),
    await sent(`/Users/Delete?id=${idOf("executive")}`, { as: administrator, method: "DELETE" }),
  ];
  expect(acts.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await Promise.all(ended.map(statusWith))).toEqual([401, 401, 401, 401]);

  await site.kill();
  await site.start();
  expect(await Promise.all(ended.map(statusWith))).toEqual([401, 401, 401, 401]);
  expect(await Promise.all(living.map(statusWith))).toEqual([200, 200]);
});
