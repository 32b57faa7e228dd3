import type { Page } from "@playwright/test";
import type { Call } from "#api/call.ts";

/** The server handles the next call, but its response is lost on the way; `end` runs in between, if given. */
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
