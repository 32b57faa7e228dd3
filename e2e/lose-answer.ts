import type { Page } from "@playwright/test";
import type { Call } from "#api/call.ts";

/** The server does what it is asked for, and its answer is lost on its way. */
export async function loseAnswer(page: Page, { path }: Pick<Call, "path">): Promise<void> {
  await page.route(
    new RegExp(path),
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}
