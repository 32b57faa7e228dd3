import { expect, test } from "@playwright/test";
import { enter, municipality, placeOf } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";
import { emptyDay } from "./grid-hands.ts";

const site = siteOfFile();

test("after a sheet is submitted the next Structure is one that still lacks something, and after the last there is none", async ({
  page,
}) => {
  const { tell, organizationId, structureId, day } = await placeOf(site.url, "Δ05");
  const other = (await municipality(tell)).structures.get("Δ02") ?? "";
  await site.arrange(
    `insert into attendance_sheet (organization_id, structure_id, date, state)
     select organization_id, id, $2, 'submitted' from structure where organization_id = $1
     on conflict (organization_id, structure_id, date) do update set state = 'submitted'`,
    [organizationId, day],
  );
  for (const one of [structureId, other]) await emptyDay(site, { structureId: one, day });
  const sheetOf = (id: string) => `${site.url}/attendances/attendance-records/${id}/${day}`;
  const entries = page.getByRole("combobox", { name: /^Καταχώριση: / });
  const next = page.getByRole("link", { name: "Επόμενη Δομή" });
  const submit = async () => {
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press("Alt+p");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText("Υποβλήθηκε", { exact: true }).first()).toBeVisible();
  };
  await enter(page, site.url, "clerk");
  await page.goto(sheetOf(structureId));
  await submit();
  await page.setViewportSize({ width: 992, height: 700 });
  await expect(next).toBeInViewport({ ratio: 1 });
  await next.click();
  await expect(page).toHaveURL(sheetOf(other));
  await expect(next).toBeHidden();
  await submit();
  await expect(page.getByRole("button", { name: /^Υποβολή/ })).toHaveCount(0);
  await expect(next).toHaveCount(0);
});
