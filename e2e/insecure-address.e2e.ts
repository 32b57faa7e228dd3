import { expect, test } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../bin/chromium.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

const host = "paron.example.gr";
test.use({
  launchOptions: {
    executablePath: chromiumPath() ?? "",
    args: [...chromiumArguments, `--host-resolver-rules=MAP ${host} 127.0.0.1`],
  },
});

test("an address without https says that nobody can sign in there, and what to do", async ({
  page,
}) => {
  const says = page.getByRole("status").filter({ hasText: "που αρχίζει με http" });
  const { port } = new URL(site.url);
  await page.goto(`http://${host}:${port}/login`);
  await expect(says).toContainText("Ανοίξτε την ίδια με https");
  await page.goto(`${site.url}/login`);
  await expect(page.getByRole("button", { name: "Σύνδεση", exact: true })).toBeVisible();
  await expect(says).toHaveCount(0);
});
