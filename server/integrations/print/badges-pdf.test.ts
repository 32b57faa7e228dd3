import { describe, expect, test } from "vitest";
import { pagesOfPdf, readsPdf } from "#server/testing/pdf-text.ts";
import { pdfOfBadges } from "./badges-pdf.ts";

/** The text on the badge of a person, without its line breaks. */
async function badgeOf(lastName: string, firstName: string): Promise<string> {
  const [page = ""] = pagesOfPdf(
    await pdfOfBadges({
      organization: "Δήμος Νέας Παραμυθιάς",
      badges: [{ lastName, firstName, cardNumber: "10009", code: "PARON1:7KQ2M9XB4RTW3HPA" }],
      day: "2026-03-02",
      printedAt: new Date("2026-03-02T08:00:00Z"),
    }),
  );
  return page.replaceAll(/\s+/g, "");
}

describe.runIf(readsPdf)("on a badge", () => {
  test.each([
    ["Ζερβού", "Μαρία"],
    ["Παπαχατζηαντωνοπούλου", "Αικατερίνη"],
    ["Παπαχατζηαντωνοπούλου-Κωνσταντινοπουλίδου", "Χαραλαμπία-Παρασκευή"],
    ["Παπαδοπούλου Κωνσταντινίδου", "Μαρία Ευαγγελία Αικατερίνη"],
  ])("%s %s is printed whole, with the card number", async (lastName, firstName) => {
    const badge = await badgeOf(lastName, firstName);
    for (const part of [...`${lastName} ${firstName}`.split(/(?<=-)|\s/), "10009", "02/03/2026"])
      expect(badge).toContain(part);
    expect(badge).not.toContain("…");
  });
});
