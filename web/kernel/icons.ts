import { configuration } from "./configuration.ts";

const patienceMs = 1500;
/** How long to wait before asking again for an icon that did not come: the menu lives as long as the page does. */
const restsMs = [5_000, 30_000, 120_000];
const keptMost = 200;

const fetched = new Map<string, Promise<string | null>>();
const arrived = new Map<string, string>();

/**
 * An icon of the icon service as an address usable in a CSS mask, fetched once; null if there is none of that name or the
 * service did not answer four times, for 1500 ms each. A failure is not cached, so the next page asks again.
 */
export function iconAddress(name: string): Promise<string | null> {
  const known = fetched.get(name);
  if (known) return known;
  if (fetched.size >= keptMost) fetched.clear();
  const request = readPatiently(name);
  fetched.set(name, request);
  void request.then((address) => {
    if (address === null) fetched.delete(name);
    else arrived.set(name, address);
  });
  return request;
}

/** The address of an icon that has already arrived, so that the first paint shows it. */
export function arrivedIcon(name: string): string | null {
  return arrived.get(name) ?? null;
}

async function readPatiently(name: string): Promise<string | null> {
  for (const restMs of restsMs) {
    const read = await readOnce(name).catch(() => "late" as const);
    if (read !== "late") return read;
    await new Promise((resolve) => setTimeout(resolve, restMs));
  }
  return readOnce(name).catch(() => null);
}

async function readOnce(name: string): Promise<string | null> {
  const { iconServiceUrl } = await configuration();
  const answer = await fetch(`${iconServiceUrl}/${name}.svg`, {
    signal: AbortSignal.timeout(patienceMs),
    credentials: "omit",
  });
  if (!answer.ok) return null;
  return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
}
