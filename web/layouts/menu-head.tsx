import { UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconSelector } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { areaTexts, menuTexts as t } from "#texts/menu.ts";
import { useOrganizationOrNone, useOrganizations } from "../kernel/organization.ts";
import { later } from "../ui/later.tsx";
import type { Place } from "./area.ts";
import styles from "./menu-head.module.css";

const OrganizationDialog = later(
  async () => (await import("./organization-dialog.tsx")).OrganizationDialog,
);

type Props = { place: Place; onNavigate: () => void };

/** Whose work the menu leads to: the areas, if there are two, and the organization. */
export function MenuHead({ place: { area, hasBoth }, onNavigate }: Props) {
  return (
    <div className={styles.head}>
      {hasBoth && (
        <div role="group" aria-label={areaTexts.choice} className={styles.areas}>
          <Link
            to="/"
            search={{ view: "body" }}
            className={styles.area}
            aria-current={area === "body" ? "true" : undefined}
            activeProps={{}}
            onClick={onNavigate}
          >
            {areaTexts.body}
          </Link>
          <Link
            to="/"
            className={styles.area}
            aria-current={area === "agency" ? "true" : undefined}
            activeOptions={{ exact: true, includeSearch: true }}
            activeProps={{}}
            onClick={onNavigate}
          >
            {areaTexts.agency}
          </Link>
        </div>
      )}
      {area === "body" && <Body onNavigate={onNavigate} />}
    </div>
  );
}

/** The selected organization: its name if it is the only one, else the button to select another. */
function Body({ onNavigate }: { onNavigate: () => void }) {
  const organizations = useOrganizations();
  const selected = useOrganizationOrNone();
  const [isOpen, dialog] = useDisclosure(false);
  if (!selected) return null;
  if (organizations.length === 1)
    return (
      <Link
        to="/organizations/details/$id"
        params={{ id: selected.id }}
        className={styles.only}
        title={selected.description}
        onClick={onNavigate}
      >
        {selected.shortTitle}
      </Link>
    );
  return (
    <>
      <UnstyledButton
        className={styles.chosen}
        aria-haspopup="dialog"
        aria-label={t.chooseBody(selected.description)}
        title={selected.description}
        onClick={dialog.open}
      >
        <span className={styles.name}>{selected.description}</span>
        <IconSelector size={16} stroke={1.6} aria-hidden />
      </UnstyledButton>
      <OrganizationDialog opened={isOpen} onClose={dialog.close} onChosen={onNavigate} />
    </>
  );
}
