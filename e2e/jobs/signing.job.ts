import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { siteOfFile } from "../site-of-file.ts";
import { deskOf, openWaiting, tell } from "./job.ts";

const site = siteOfFile({ fetchesAhead: true });

test("eight structures are signed one after the other", async ({ browser }) => {
  await addOffices();
  await site.arrange(
    `update monthly_contract m set state = 'submitted' from structure s
     where s.organization_id = m.organization_id and s.id = m.structure_id and s.code = any ($1)
       and m.state in ('draft', 'returned') and m.month = to_char(now() - interval '1 month', 'YYYY-MM')`,
    [["Δ03", "Δ07", ...offices]],
  );
  const desk = await deskOf(browser, site, "representative");
  const { page, hands } = desk;
  await openWaiting(desk, "Δομές προς υπογραφή");
  const dialog = page.getByRole("dialog");
  for (let signed = 1; signed <= 8; signed += 1) {
    await hands.click(page.getByRole("button", { name: /^Υπογραφή: \d+ εργαζόμεν/ }));
    await expect(dialog.getByRole("textbox", { name: "Κωδικός πρόσβασης" })).toBeVisible();
    const note = dialog.getByRole("textbox", { name: "Σημείωση" });
    if (await dialog.getByText(/^Εξηγήστε /).isVisible()) await hands.write(note, "Ελέγχθηκε");
    await hands.write(
      dialog.getByRole("textbox", { name: "Κωδικός πρόσβασης" }),
      "Paron-demo-2026!",
    );
    await hands.press("Enter");
    await expect(dialog).toBeHidden();
    if (signed === 8) break;
    await expect(page.getByRole("button", { name: /^Επόμενη: / })).toBeFocused();
    await hands.press("Enter");
  }
  tell("Sign 8 structures", [hands.told()]);
});

const offices = ["Γ1", "Γ2", "Γ3"];

/** Three wait already and two have no errors: three people of one of these get an office each. */
async function addOffices(): Promise<void> {
  for (const [at, code] of offices.entries()) {
    const id = randomUUID();
    await site.arrange(
      `insert into structure (organization_id, id, code, title, opened_on)
       select organization_id, $1, $2, 'Γραφείο ' || $2, opened_on from structure where code = 'Δ03'`,
      [id, code],
    );
    for (const table of ["contract_term", "attendance_record", "monthly_contract"])
      await site.arrange(
        `update ${table} set structure_id = $1 where contract_id = (
           select t.contract_id from contract_term t join structure s on s.id = t.structure_id
           where s.code in ('Δ03', 'Γ1', 'Γ2', 'Γ3') order by t.contract_id offset $2 limit 1)`,
        [id, at],
      );
  }
}
