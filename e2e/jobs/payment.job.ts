import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { answerTo } from "../bank-answer.ts";
import { siteOfFile } from "../site-of-file.ts";
import { deskOf, openWaiting, tell } from "./job.ts";

const site = siteOfFile({ fetchesAhead: true });

test("a draft of a payment becomes a confirmed one", async ({ browser }) => {
  const desk = await deskOf(browser, site, "administrator");
  const { page, hands } = desk;
  await openWaiting(desk, "Πληρωμές προς έγκριση");
  await hands.click(page.getByRole("rowheader").first().getByRole("link"));
  const dialog = page.getByRole("dialog");
  await hands.click(page.getByRole("button", { name: "Έγκριση" }));
  await hands.write(dialog.getByRole("textbox", { name: /Κωδικός πρόσβασης/ }), "Paron-demo-2026!");
  await hands.press("Control+Enter");
  await expect(dialog).toBeHidden();
  await hands.click(page.getByRole("button", { name: "Δημιουργία εντολής" }));
  await hands.click(dialog.getByRole("button", { name: "Δημιουργία εντολής" }));
  await expect(dialog).toBeHidden();
  const download = page.waitForEvent("download");
  await hands.click(page.getByRole("button", { name: "Λήψη pain.001" }));
  const order = readFileSync(await (await download).path(), "utf8");
  await hands.click(page.getByRole("button", { name: "Δήλωση υποβολής" }));
  await hands.write(dialog.getByRole("textbox", { name: /Αριθμός αναφοράς/ }), "E-2026-77");
  await hands.click(dialog.getByRole("button", { name: "Δήλωση υποβολής" }));
  await expect(dialog).toBeHidden();
  const chooser = page.waitForEvent("filechooser");
  await hands.click(page.getByRole("button", { name: "Καταχώριση απάντησης" }));
  await (
    await chooser
  ).setFiles({
    name: "answer.xml",
    mimeType: "application/xml",
    buffer: Buffer.from(answerTo(order)),
  });
  await expect(page.getByRole("main")).toContainText("Εξοφλήθηκε");
  tell("A payment from draft to confirmed", [hands.told()]);
});
