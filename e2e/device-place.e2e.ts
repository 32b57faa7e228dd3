import { expect, test } from "@playwright/test";
import { pairDevice } from "./pair-device.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

test("a device asks for its location only once its structure has a place, and then sends it with a press", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["geolocation"], { origin: site.url });
  await context.setGeolocation({ latitude: 37.9855, longitude: 23.7348 });
  // Counts how often the page asks the browser for its location, and how often it gets it.
  await page.addInitScript(() => {
    const places = { asked: 0, told: 0 };
    Object.assign(window, { places });
    const watch = navigator.geolocation.watchPosition.bind(navigator.geolocation);
    navigator.geolocation.watchPosition = (tell, ...rest) => {
      places.asked += 1;
      return watch(
        (position) => {
          tell(position);
          places.told += 1;
        },
        ...rest,
      );
    };
  });
  const { id, structureId } = await pairDevice(page, site.url);
  const press = async () => {
    const sent = page.waitForResponse(
      (response) =>
        response.url().endsWith("/Devices/Send") &&
        (response.request().postDataJSON() as { entries: unknown[] }).entries.length > 0,
    );
    await page.getByLabel("Αριθμός κάρτας").fill("1042");
    await page.getByRole("button", { name: "Προσέλευση" }).click();
    await (await sent).finished();
  };
  const distances = () =>
    site.ask<{ meters: number | null }>(
      "select distance_meters as meters from device_entry where device_id = $1 order by number",
      [id],
    );
  await press();
  await expect(page.getByText("Όλες οι σημάνσεις έχουν σταλεί")).toBeVisible();
  expect(await page.evaluate("places.asked")).toBe(0);
  await site.arrange("update structure set place = '37.9755, 23.7348' where id = $1", [
    structureId,
  ]);
  await press();
  await expect.poll(() => page.evaluate("places.told")).toBe(1);
  await press();
  expect(await distances()).toEqual([{ meters: null }, { meters: null }, { meters: 1112 }]);
});
