import { expect, test } from "@playwright/test";
import { enter } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

test("R-43 a card reader is registered, calls the address shown, is approved, and its details show what it sent", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/organization-administration/mobiles`);
  await page.getByRole("button", { name: "Νέος αναγνώστης" }).first().click();
  const form = page.getByRole("dialog", { name: "Νέος αναγνώστης" });
  await expect(form.getByRole("textbox", { name: "Όνομα" })).toBeFocused();
  await form.getByRole("textbox", { name: "Όνομα" }).fill("Αναγνώστης εισόδου");
  await form.getByRole("combobox", { name: "Δομή" }).click();
  await page.getByRole("option").first().click();
  await form.getByRole("textbox", { name: "Αριθμός σειράς" }).fill("ckuh203301234");
  await form.getByRole("checkbox", { name: "Μυστική διεύθυνση" }).uncheck();
  await form.getByRole("button", { name: "Αποθήκευση" }).click();
  await expect(form.getByText("Δηλώστε τα δίκτυα από τα οποία")).toBeVisible();
  await form.getByRole("checkbox", { name: "Μυστική διεύθυνση" }).check();
  await form.getByRole("button", { name: "Αποθήκευση" }).click();
  const address = await page.getByText(/\/r\/\d{20}$/).innerText();
  await page.getByRole("button", { name: "Την κατέγραψα" }).click();

  const reader = (name: string, init?: RequestInit) =>
    fetch(`${address}/iclock/${name}SN=CKUH203301234`, init);
  expect((await reader("cdata?options=all&")).status).toBe(403);
  await page.getByRole("button", { name: "Έγκριση: Αναγνώστης εισόδου" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Έγκριση" }).click();
  await expect(page.getByRole("row", { name: /Αναγνώστης εισόδου/ })).toContainText("Ενεργή");
  expect(await (await reader("getrequest?")).text()).toMatch(/^C:1:SET OPTION DateTime=\d+/);
  const line = `9042\t2096-01-05 07:31:05\t0\t15\n`;
  const sent = await reader("cdata?table=ATTLOG&Stamp=77&", { method: "POST", body: line });
  expect(await sent.text()).toBe("OK: 1");

  await page.reload();
  await expect(page.getByRole("table", { name: "Σημάνσεις προς εξέταση" })).toContainText(
    "Κάρτα 9042",
  );
  await page.getByRole("button", { name: "Στοιχεία: Αναγνώστης εισόδου" }).click();
  const details = page.getByRole("dialog", { name: "Αναγνώστης καρτών" });
  await expect(details).toContainText("CKUH203301234");
  await expect(details).toContainText("77");
  await details.getByRole("button", { name: "Επανάληψη αποστολής" }).click();
  await expect(details).toContainText("Επανάληψη αποστολής: Αναμένει τον αναγνώστη");

  await details.getByRole("button", { name: "Νέα διεύθυνση" }).click();
  await page
    .getByRole("dialog", { name: "Νέα διεύθυνση", exact: true })
    .getByRole("button", { name: "Νέα διεύθυνση" })
    .click();
  await expect(page.getByRole("dialog", { name: "Νέα διεύθυνση αναγνώστη" })).toBeVisible();
  expect(await page.getByText(/\/r\/\d{20}$/).innerText()).not.toBe(address);
  expect((await reader("getrequest?")).status).toBe(403);
  await page.getByRole("button", { name: "Την κατέγραψα" }).click();
});
