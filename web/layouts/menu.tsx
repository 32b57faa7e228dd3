import { Link } from "@tanstack/react-router";
import { UnstyledButton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import type { Waiting } from "#api/dashboard.ts";
import { shellTexts } from "#texts/shell.ts";
import { UnreadCount } from "#web/features/announcements/public.ts";
import type { Session } from "../kernel/session-cookies.ts";
import { useStore } from "../kernel/store.ts";
import { useStoredValue } from "../kernel/stored-value.ts";
import { ServiceIcon } from "../ui/service-icon.tsx";
import { usePlace, type Place } from "./area.ts";
import { MenuHead } from "./menu-head.tsx";
import type { MenuGroup, MenuItem } from "./menu-items.ts";
import { waiting as ofPerson, WaitingCount } from "./waiting.tsx";
import styles from "./menu.module.css";

/** Seldom used groups, folded until the user unfolds them. */
const foldedAtFirst = ["rules", "running"];

/** The main menu: whose work this is, and the pages that the user may open there. */
export function Menu({ session, onNavigate }: { session: Session; onNavigate: () => void }) {
  const place = usePlace(session);
  const waiting = useStore(ofPerson);
  const [folded, setFolded] = useStoredValue<readonly string[]>("menu-folded", foldedAtFirst);
  const toggle = (id: string) =>
    setFolded(folded.includes(id) ? folded.filter((one) => one !== id) : [...folded, id]);
  return (
    <nav aria-label={shellTexts.mainMenu} className={styles.menu}>
      <MenuHead place={place} onNavigate={onNavigate} />
      {place.groups.map((group) => (
        <Group
          key={group.id}
          group={group}
          isFolded={folded.includes(group.id)}
          onToggle={() => toggle(group.id)}
          {...{ place, waiting, onNavigate }}
        />
      ))}
    </nav>
  );
}

type InMenu = { place: Place; waiting: Waiting | null; onNavigate: () => void };

type GroupProps = InMenu & { group: MenuGroup; isFolded: boolean; onToggle: () => void };

/** A folded group still shows the entry of the present page, so that users see where they are. */
function Group({ group, isFolded, onToggle, ...menu }: GroupProps) {
  const { icon, label, items } = group;
  const isShown = (item: MenuItem) => !isFolded || item === menu.place.item;
  const links = items.filter(isShown).map((item) => (
    <li key={item.label}>
      <Entry item={item} icon={label === null ? icon : null} {...menu} />
    </li>
  ));
  if (label === null) return <ul className={styles.group}>{links}</ul>;
  return (
    <div className={styles.group}>
      <UnstyledButton
        className={styles.head}
        aria-expanded={!isFolded}
        data-present={menu.place.group === group || undefined}
        onClick={onToggle}
      >
        <ServiceIcon name={icon} />
        <span className={styles.label}>{label}</span>
        <WaitingCount
          count={sumOf(
            items.filter((item) => !isShown(item)),
            menu.waiting,
          )}
        />
        <IconChevronDown size={16} stroke={1.6} aria-hidden className={styles.chevron} />
      </UnstyledButton>
      {links.length > 0 && <ul className={styles.entries}>{links}</ul>}
    </div>
  );
}

function Entry({ item, icon, place, waiting, onNavigate }: InMenu & EntryProps) {
  const { path, search, label, figure } = item;
  const isPage = path === place.address.pathname;
  return (
    <Link
      to={path}
      {...(search && { search })}
      className={styles.item}
      onClick={onNavigate}
      aria-current={item === place.item ? (isPage ? "page" : "true") : undefined}
      activeOptions={{ exact: true }}
      activeProps={{}}
    >
      {icon !== null && <ServiceIcon name={icon} />}
      <span className={styles.label}>{label}</span>
      {waiting && figure && <WaitingCount count={figure(waiting)} />}
      {path === "/announcements" && <UnreadCount />}
    </Link>
  );
}

type EntryProps = { item: MenuItem; icon: string | null };

function sumOf(items: readonly MenuItem[], waiting: Waiting | null): number {
  if (!waiting) return 0;
  return items.reduce((sum, { figure }) => sum + (figure?.(waiting) ?? 0), 0);
}
