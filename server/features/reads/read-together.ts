import type { SignedContext } from "#server/kernel/context.ts";

/** The responses to the reads, in the order requested. Throws `invalid` if one is not a JSON read. */
export async function readTogether(
  { ask }: SignedContext,
  { paths }: { paths: string[] },
): Promise<string> {
  const responses = await Promise.all(paths.map(ask));
  const answers = responses.map(
    ({ status, retryAfter, text }) =>
      `{"status":${status},"retryAfter":${JSON.stringify(retryAfter)},"body":${text}}`,
  );
  return `{"answers":[${answers.join(",")}]}`;
}
