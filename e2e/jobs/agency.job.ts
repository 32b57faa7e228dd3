import { expect, test } from "@playwright/test";
import { addMonths, monthOf } from "#domain/calendar/day.ts";
import { loadMeasuringSet } from "#server/db/seed/measuring-set.ts";
import { knownOf } from "../known.ts";
import { siteOfFile } from "../site-of-file.ts";
import { deskOf, openWaiting, tell } from "./job.ts";

const site = siteOfFile({ fetchesAhead: true });

test("forty months of twelve bodies are approved", async ({ browser }) => {
  const { today } = await knownOf(site.url);
  await signMonthsOf(addMonths(monthOf(today), -1), today);
  const desk = await deskOf(browser, site, "executive");
  const { page, hands } = desk;
  await openWaiting(desk, "Μήνες προς έγκριση");
  await hands.click(page.getByRole("checkbox", { name: "Επιλογή όλων της σελίδας" }));
  await hands.click(page.getByRole("button", { name: "Έγκριση 40 μηνών" }));
  await hands.click(page.getByRole("dialog").getByRole("button", { name: "Έγκριση 40 μηνών" }));
  await expect(page.getByText("Εγκρίθηκαν 40 μήνες")).toBeVisible();
  tell("Approve 40 months of 12 bodies", [hands.told()]);
});

/** Twelve more bodies, the only ones whose months are signed. */
async function signMonthsOf(month: string, today: string): Promise<void> {
  await site.arrange("update monthly_contract set state = 'submitted' where state = 'signed'", []);
  const size = { organizations: 12, contracts: 40, days: 60 };
  await loadMeasuringSet(site.ownerUrl, size, today, true, () => undefined);
  const ofSet =
    "(select organization_id from monthly_contract group by 1 having count(distinct contract_id) in (3, 4))";
  await site.arrange(
    `update monthly_contract set state = 'signed' where month = $1 and organization_id in ${ofSet}`,
    [month],
  );
  await site.arrange(
    `insert into month_signature (organization_id, id, structure_id, month, signed_by, digest, code)
     select distinct on (m.organization_id, m.structure_id) m.organization_id, gen_random_uuid(), m.structure_id, m.month,
       (select id from app_user where user_name = 'representative'), md5(m.contract_id::text) || md5(m.contract_id::text),
       upper(left(md5(m.structure_id::text), 16))
     from monthly_contract m where m.month = $1 and m.organization_id in ${ofSet}`,
    [month],
  );
}

test("ten documents are decided", async ({ browser }) => {
  await site.arrange(
    `insert into document (organization_id, id, kind, file_name, type, size_bytes, sha256, expires_on, state, uploaded_by, uploaded_at)
     select d.organization_id, gen_random_uuid(), d.kind, n || '-' || d.file_name, d.type, d.size_bytes, d.sha256, d.expires_on,
       'uploaded', d.uploaded_by, d.uploaded_at
     from (select * from document where state = $1 and contract_id is null limit 1) d, generate_series(1, 10) n`,
    ["uploaded"],
  );
  const desk = await deskOf(browser, site, "executive");
  const { page, hands } = desk;
  await openWaiting(desk, "Έγγραφα προς έγκριση");
  await hands.click(page.getByRole("button", { name: "Έλεγχος ένα προς ένα" }));
  const document = page.getByRole("dialog").getByRole("group").first();
  await expect(document).toBeFocused();
  for (let at = 0; at < 10; at += 1) {
    const before = (await document.getAttribute("aria-label")) ?? "";
    await hands.press("KeyA");
    await expect(document).not.toHaveAttribute("aria-label", before);
    await expect(document).toBeFocused();
  }
  tell("Decide 10 documents", [hands.told()]);
});
