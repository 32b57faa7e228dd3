import { Link, useLocation } from "@tanstack/react-router";
import { keysOf } from "#domain/keys.ts";
import { placeTexts } from "#texts/shell.ts";
import { useMarkedInSight } from "./use-marked-in-sight.ts";
import styles from "./siblings.module.css";

/** `search` distinguishes pages of one path: their addresses contain it, and the first page's does not. */
type Sibling = { path: string; title: string; search?: Readonly<Record<string, string>> };

/** Links to the sibling pages about the same subject; the current one is marked. */
export function Siblings({ label, of }: { label: string; of: readonly Sibling[] }) {
  const here = useLocation({ select: addressOf });
  const present = of.findLast(({ path, search }) => isAt(here, path, search));
  const row = useMarkedInSight<HTMLElement>(present?.title);
  return (
    <nav ref={row} aria-label={label} className={styles.siblings}>
      {of.map((one) => (
        <Link
          key={one.title}
          to={one.path}
          search={one.search ?? {}}
          aria-current={one === present ? "page" : undefined}
          activeOptions={{ exact: true }}
          activeProps={{}}
        >
          {one.title}
        </Link>
      ))}
    </nav>
  );
}

/** The page at a path and those below it, by their names; `first` is the name of the page at the path itself. */
export function PagesUnder({ path, first }: { path: keyof typeof placeTexts; first: string }) {
  const beneath = keysOf(placeTexts).filter((one) => one.startsWith(`${path}/`));
  const pages = beneath.map((one) => ({ path: one, title: placeTexts[one] }));
  return <Siblings label={placeTexts[path]} of={[{ path, title: first }, ...pages]} />;
}

type Address = { pathname: string; search: object };

function addressOf({ pathname, search }: Address): Address {
  return { pathname, search };
}

function isAt(
  { pathname, search }: Address,
  path: string,
  params: Sibling["search"] = {},
): boolean {
  return (
    path === pathname &&
    Object.entries(params).every(([name, value]) => Reflect.get(search, name) === value)
  );
}
