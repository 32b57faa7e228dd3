import { configuration } from "./configuration.ts";

const patienceMs = 1500;
const keptMost = 200;

const fetched = new Map<string, Promise<string | null>>();
const arrived = new Map<string, string>();

/**
 * An icon of the icon service as an address that a mask can show, fetched once; null where none came within 1500 ms.
 * A failure is forgotten, so that the next page asks again.
 */
export function iconAddress(name: string): Promise<string | null> {
  const known = fetched.get(name);
  if (known) return known;
  if (fetched.size >= keptMost) fetched.clear();
  const asked = read(name).catch(() => null);
  fetched.set(name, asked);
  void asked.then((address) => {
    if (address === null) fetched.delete(name);
    else arrived.set(name, address);
  });
  return asked;
}

/** The address of an icon that has come already, so that it is there with the first paint. */
export function arrivedIcon(name: string): string | null {
  return arrived.get(name) ?? null;
}

async function read(name: string): Promise<string | null> {
  const { iconServiceUrl } = await configuration();
  const answer = await fetch(`${iconServiceUrl}/${name}.svg`, {
    signal: AbortSignal.timeout(patienceMs),
    credentials: "omit",
  });
  if (!answer.ok) return null;
  return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
}
