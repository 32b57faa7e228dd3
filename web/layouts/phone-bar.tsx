import { UnstyledButton } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { menuTexts as t } from "#texts/menu.ts";
import type { Session } from "../kernel/session-cookies.ts";
import { ServiceIcon } from "../ui/service-icon.tsx";
import { usePlace } from "./area.ts";
import type { MenuItem } from "./menu-items.ts";
import styles from "./phone-bar.module.css";

/** The entries of each area's bar besides the menu, with a shorter name where the menu's is too long. */
const inBar: readonly { path: MenuItem["path"]; label?: string; icon: string }[] = [
  { path: "/", icon: "home" },
  { path: "/attendances/sheets", icon: "calendar-check" },
  { path: "/attendances", icon: "calendar-month" },
  { path: "/monthly-contracts", label: t.closing, icon: "checks" },
  { path: "/system-administration/bodies", label: t.months, icon: "checks" },
  { path: "/attendances/unlocks", icon: "lock-open" },
  { path: "/payments", icon: "coin-euro" },
];
const most = 4;

type Props = { session: Session; menuOpened: boolean; onMenu: () => void };

/** On phones, below the page: the everyday pages, and the menu. */
export function PhoneBar({ session, menuOpened, onMenu }: Props) {
  const { groups, item: present } = usePlace(session);
  const items = groups.flatMap((group) => group.items);
  const entries = inBar
    .flatMap(({ path, label, icon }) => {
      const item = items.find((one) => one.path === path);
      return item ? [{ item, label: label ?? item.label, icon }] : [];
    })
    .slice(0, most);
  return (
    <nav aria-label={t.bar} className={`${styles.bar} not-on-paper`} data-phone-bar>
      {entries.map(({ item, label, icon }) => (
        <Thing key={label} {...{ item, label, icon }} isPresent={item === present} />
      ))}
      <UnstyledButton className={styles.thing} aria-expanded={menuOpened} onClick={onMenu}>
        <ServiceIcon name="menu-2" size={22} />
        <span>{t.menu}</span>
      </UnstyledButton>
    </nav>
  );
}

type ThingProps = { item: MenuItem; label: string; icon: string; isPresent: boolean };

function Thing({ item: { path, search }, label, icon, isPresent }: ThingProps) {
  return (
    <Link
      to={path}
      {...(search && { search })}
      className={styles.thing}
      aria-current={isPresent ? "true" : undefined}
      activeOptions={{ exact: true }}
      activeProps={{}}
    >
      <ServiceIcon name={icon} size={22} />
      <span>{label}</span>
    </Link>
  );
}
