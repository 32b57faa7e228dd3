import type { SignedContext } from "#server/kernel/context.ts";

/** What each of the reads answers, in the order asked. Throws `invalid` where one is no read of JSON. */
export async function readTogether(
  { ask }: SignedContext,
  { paths }: { paths: string[] },
): Promise<string> {
  const told = await Promise.all(paths.map(ask));
  const answers = told.map(
    ({ status, retryAfter, text }) =>
      `{"status":${status},"retryAfter":${JSON.stringify(retryAfter)},"body":${text}}`,
  );
  return `{"answers":[${answers.join(",")}]}`;
}
