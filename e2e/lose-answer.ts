import type { Page } from "@playwright/test";
import type { Call } from "#api/call.ts";

/** The server does what it is asked for next, and its answer is lost on its way: with what `end` ends, if anything. */
export async function loseAnswer(
  page: Page,
  { path }: Pick<Call, "path">,
  end?: () => Promise<void>,
): Promise<void> {
  await page.route(
    new RegExp(`${path}(?:\\?|$)`),
    async (route) => {
      await route.fetch();
      await end?.();
      await route.abort();
    },
    { times: 1 },
  );
}
