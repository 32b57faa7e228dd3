import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect, test } from "@playwright/test";
import { create } from "qrcode";
import { chromiumArguments, chromiumPath } from "../bin/chromium.ts";
import { callerOf, municipality } from "./people.ts";
import { type Site, openSite } from "./site.ts";

test.use({ serviceWorkers: "allow" });

let site: Site;
let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "paron-camera-"));
  site = await openSite();
});
test.afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const code = "PARON-7KQ2MX0000000000000000AZ19";

/** What a camera that looks at a QR code sees, as a film of one frame. */
function filmOf(text: string): Buffer {
  const [width, height, unit] = [640, 480, 10];
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const picture = Buffer.alloc(width * height, 235);
  const left = Math.floor((width - modules.size * unit) / 2);
  const top = Math.floor((height - modules.size * unit) / 2);
  for (let y = 0; y < modules.size * unit; y += 1)
    for (let x = 0; x < modules.size * unit; x += 1)
      if (modules.get(Math.floor(y / unit), Math.floor(x / unit)))
        picture[(top + y) * width + left + x] = 16;
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`);
  return Buffer.concat([head, picture, Buffer.alloc((width * height) / 2, 128)]);
}

test("R-43 a badge at the camera records its holder, also offline; without a camera the page says so", async () => {
  const film = join(folder, "badge.y4m");
  writeFileSync(film, filmOf(code));
  const { tell, act } = await callerOf(site.url, "representative");
  const { organizationId, structures } = await municipality(tell);
  const structureId = structures.get("Δ01") ?? "";
  const made = await act<{ id: string; code: string }>("/Devices/Create", {
    organizationId,
    structureId,
    title: "Κινητό με κάμερα",
  });
  await site.arrange(
    `insert into badge (organization_id, id, employee_id, digest, issued_at, issued_by)
     select c.organization_id, gen_random_uuid(), c.employee_id, sha256(convert_to($3, 'UTF8')), now(),
       (select id from app_user limit 1)
     from contract c
     join contract_term t on t.organization_id = c.organization_id and t.contract_id = c.id
     where t.organization_id = $1 and t.structure_id = $2 and c.state = 'active' and t.valid_to is null limit 1`,
    [organizationId, structureId, code],
  );
  const context = await chromium.launchPersistentContext(join(folder, "profile"), {
    executablePath: chromiumPath("camera") ?? "",
    args: [
      ...chromiumArguments,
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ],
    viewport: { width: 390, height: 844 },
    locale: "el-GR",
    permissions: ["camera"],
  });
  const screen = await context.newPage();
  await screen.goto(`${site.url}/pair`);
  await expect(screen.getByText("Η εφαρμογή είναι διαθέσιμη και χωρίς σύνδεση")).toBeVisible({
    timeout: 90_000,
  });
  await screen.getByLabel("Κωδικός σύζευξης").fill(made.code);
  await screen.getByRole("button", { name: "Σύζευξη" }).click();
  await expect(screen.getByText("Αναμένεται έγκριση")).toBeVisible();
  await act("/Devices/Approve", { organizationId, id: made.id, version: 2 });

  const scan = screen.getByRole("button", { name: "Σάρωση κάρτας" });
  await scan.click();
  await expect(screen.getByText("Η κάρτα διαβάστηκε")).toBeVisible();
  await screen.getByRole("button", { name: "Προσέλευση" }).click();
  await expect(screen.getByText("Καταχωρίστηκε", { exact: true })).toBeVisible();

  await context.setOffline(true);
  await screen.reload();
  await scan.click();
  await expect(screen.getByText("Η κάρτα διαβάστηκε")).toBeVisible();
  await screen.getByRole("button", { name: "Αποχώρηση" }).click();
  await expect(screen.getByText(/Χωρίς σύνδεση.*Προς αποστολή: 1/)).toBeVisible();
  await context.setOffline(false);
  const list = `/Devices/GetAll?organizationId=${organizationId}&search=κάμερα`;
  const entries = async () =>
    (await tell<{ items: { entries: number }[] }>(list)).items[0]?.entries;
  await expect.poll(entries).toBe(2);

  await context.clearPermissions();
  await screen.reload();
  await scan.click();
  await expect(screen.getByRole("alert").first()).toContainText("Δεν επιτρέπεται η κάμερα");
  await screen.getByRole("button", { name: "Πληκτρολόγηση αριθμού" }).click();
  await expect(screen.getByLabel("Αριθμός κάρτας")).toBeVisible();
  await context.close();
});
