import { expect, type Page } from "@playwright/test";
import { callerOf, municipality } from "./people.ts";

/** Makes the page an approved device of a structure of the municipality; returns both ids. */
export async function pairDevice(page: Page, url: string) {
  const { tell, act } = await callerOf(url, "representative");
  const { organizationId, structures } = await municipality(tell);
  const structureId = structures.get("Δ02") ?? "";
  const input = { organizationId, structureId, title: "Είσοδος" };
  const { id, code } = await act<{ id: string; code: string }>("/Devices/Create", input);
  await page.goto(`${url}/pair`);
  await page.getByLabel("Κωδικός σύζευξης").fill(code);
  await page.getByRole("button", { name: "Σύζευξη" }).click();
  await expect(page.getByText("Αναμένεται έγκριση")).toBeVisible();
  await act("/Devices/Approve", { organizationId, id, version: 2 });
  return { id, structureId };
}
