import { type Browser, type Page, expect, test } from "@playwright/test";
import { goWithin } from "./go-within.ts";
import { type Known, knownOf } from "./known.ts";
import { payloads } from "./markup.ts";
import { pages } from "./pages.ts";
import { enter } from "./people.ts";
import { settling, wrongsOf } from "./settled.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();
let known: Known;

test.beforeAll(async () => {
  known = await knownOf(site.url);
  await site.arrange(inEveryText, []);
});

/** Columns whose words the application chooses or validates: a person never types them freely. */
const notFree =
  "(^|_)(key|code|state|kind|label|cell|act|digest|hash|version|month|role|method|ip|job|unit|basis|regime|group|rule|colour|outcome|token|secret|nonce|purpose|handle|iban|bic|afm|amka|email|salt|generation|nature|right|type|applies_to|user_name|importance|paid|carried_as|gender_or_role|owes|source)$";

/** Puts the payloads in turn into every free-text column whose checks in the schema allow them, bypassing its triggers. */
const inEveryText = `do $all$
declare place record;
begin
  set session_replication_role = replica;
  for place in
    select c.table_name, c.column_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'
      and c.is_generated = 'NEVER' and c.table_name not in ('schema_migration', 'idempotency_key', 'global_param', 'security_rule')
      and c.column_name !~ '${notFree}' and not (c.table_name = 'attendance_record' and c.column_name = 'reason')
  loop
    begin
      execute format('update %I set %I = ($1::text[])[1 + abs(hashtext(ctid::text || %L)) %% cardinality($1::text[])] where %I <> ''''',
        place.table_name, place.column_name, place.column_name, place.column_name)
        using array(select jsonb_array_elements_text($payloads$${JSON.stringify(payloads)}$payloads$::jsonb));
    exception when check_violation or unique_violation or foreign_key_violation then null;
    end;
  end loop;
end $all$`;

test("60 texts of markup in every column of free text: on every page nothing runs or breaks, and they read as typed", async ({
  browser,
}) => {
  expect(payloads).toHaveLength(60);
  const visitors = new Map<string | null, Visitor>();
  const read = new Set<string>();
  for (const { route, at, as } of pages) {
    const path = at?.(known) ?? route;
    const existing = visitors.get(as);
    const visitor = existing ?? (await arrived(browser, as));
    visitors.set(as, visitor);
    const { page, wrongs, settled } = visitor;
    // The public pages are not all one application.
    await (existing && as !== null ? goWithin(page, path) : page.goto(site.url + path));
    await expect(page.getByRole("heading", { level: 1 }), route).toHaveCount(1);
    await settled();
    expect(wrongs, route).toEqual([]);
    expect(await page.evaluate(() => "ran" in window), route).toBe(false);
    await expect(page.locator("[data-ran]"), route).toHaveCount(0);
    for (const text of await shownPayloads(page)) read.add(text);
  }
  expect(payloads.filter((text) => !read.has(text))).toEqual([]);
});

test("the same texts do run where they are treated as markup", async ({ page }) => {
  await page.setContent(payloads.join("\n"));
  await expect(page.locator("[data-ran]")).not.toHaveCount(0);
  await page.waitForFunction(() => "ran" in window);
});

type Visitor = { page: Page; wrongs: string[]; settled: () => Promise<void> };

/** A signed-in visitor, and what their pages must not do: errors, dialogs, requests elsewhere. */
async function arrived(browser: Browser, as: string | null): Promise<Visitor> {
  const context = await browser.newContext({ locale: "el-GR", timezoneId: "Europe/Athens" });
  const page = await context.newPage();
  const wrongs = wrongsOf(page, site.url);
  page.on("dialog", (dialog) => {
    wrongs.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  if (as !== null) await enter(page, site.url, as);
  return { page, wrongs, settled: settling(page) };
}

/** The payloads that the page shows as they were typed, in its text or its fields. */
async function shownPayloads(page: Page): Promise<string[]> {
  const text = await page.evaluate(() =>
    [
      document.body.textContent,
      ...[...document.querySelectorAll("input, textarea")].map((one) =>
        one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement ? one.value : "",
      ),
    ].join("\n"),
  );
  return payloads.filter((payload) => text.includes(payload));
}
