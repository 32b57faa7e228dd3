import { expect, test } from "@playwright/test";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

test("the answer to the code of a printed sheet is not shown below another code", async ({
  page,
}) => {
  await page.goto(`${site.url}/verify-attendances`);
  const code = page.getByRole("textbox", { name: "Κωδικός επαλήθευσης" });
  await code.fill(`${site.url}/verify-attendances?code=7KQ2–M9XB—4RTW‑3HPA`);
  await code.press("Enter");
  const answer = page.getByText("Δεν βρέθηκε", { exact: true });
  await expect(answer).toBeVisible();
  await code.fill("7KQ2-M9XB-4RTW-3HPB");
  await expect(answer).toBeHidden();
});
