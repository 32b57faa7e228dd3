import { Combobox, Modal, useCombobox } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { dashboard, type WaitingOfBodies } from "#api/dashboard.ts";
import type { OrganizationOfUser } from "#api/organizations.ts";
import { menuTexts as t } from "#texts/menu.ts";
import { queryOf } from "../kernel/calls.ts";
import { useOrganizationOrNone, useOrganizations } from "../kernel/organization.ts";
import { recentOrganizations } from "../kernel/recent.ts";
import { switchOrganization } from "../kernel/switch-organization.ts";
import { formatNumber } from "../ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { matchingOrganizations } from "./matching-organizations.ts";
import { WaitingCount } from "./waiting.tsx";
import { PaletteField } from "./palette-field.tsx";
import { useFirstOption } from "./use-first-option.ts";
import styles from "./palette.module.css";

/** Above the page, its header and the menu drawer. */
const above = 400;

/** Fetched when the dialog opens, at most once a minute. */
const waitingOfBodies = {
  ...queryOf(dashboard.getWaitingOfBodies, {}),
  staleTime: 60_000,
  select: ({ bodies }: WaitingOfBodies) =>
    new Map(bodies.map(({ organizationId, count }) => [organizationId, count])),
};

type Props = { opened: boolean; onClose: () => void; onChosen: () => void };

/** Selects the organization that the menu leads to. It opens only after mounting, so that the focus can return to where it was. */
export function OrganizationDialog({ opened, onClose, onChosen }: Props) {
  const isMounted = useMounted();
  return (
    <Modal.Root opened={isMounted && opened} onClose={onClose} yOffset="10dvh" zIndex={above}>
      <Modal.Overlay />
      <Modal.Content aria-label={t.findBody}>
        <Choice
          onClose={onClose}
          onChosen={() => {
            onClose();
            onChosen();
          }}
        />
      </Modal.Content>
    </Modal.Root>
  );
}

/** Recently selected ones first, then by name; filtered as the user types. */
function Choice({ onClose, onChosen }: { onClose: () => void; onChosen: () => void }) {
  const router = useRouter();
  const organizations = useOrganizations();
  const selected = useOrganizationOrNone();
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose });
  const [term, setTerm] = useState("");
  const { recent, others, hidden } = matchingOrganizations(
    organizations,
    recentOrganizations(),
    term,
  );
  const { data: counts } = useQuery(waitingOfBodies);
  const optionIds = [...recent, ...others].map(({ id }) => id).join(" ");
  useFirstOption(combobox, optionIds);
  const choose = (id: string) => {
    const next = organizations.find((organization) => organization.id === id);
    onChosen();
    if (next && id !== selected?.id) void switchOrganization(router, next);
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <PaletteField label={t.findBody} hint={t.findBody} value={term} onChange={setTerm} />
      <Combobox.Options aria-label={t.findBody} className={styles.options}>
        <Bodies label={t.recentBodies} of={recent} selectedId={selected?.id} counts={counts} />
        <Bodies label={t.otherBodies} of={others} selectedId={selected?.id} counts={counts} />
      </Combobox.Options>
      <Note role="status" className={styles.said}>
        {optionIds === "" && t.noBody}
        {hidden > 0 && t.moreBodies(formatNumber(hidden))}
      </Note>
    </Combobox>
  );
}

type BodiesProps = {
  label: string;
  of: readonly OrganizationOfUser[];
  selectedId: string | undefined;
  /** How many things are waiting in each; a body that is missing has an unknown count. */
  counts: ReadonlyMap<string, number> | undefined;
};

function Bodies({ label, of, selectedId, counts }: BodiesProps) {
  if (of.length === 0) return null;
  return (
    <Combobox.Group label={label}>
      {of.map(({ id, description }) => (
        <Combobox.Option key={id} value={id} active={id === selectedId} className={styles.option}>
          <span className={styles.body}>{description}</span>
          <Waits count={counts?.get(id)} />
        </Combobox.Option>
      ))}
    </Combobox.Group>
  );
}

/** How many things are waiting in a body; an unknown count is shown as such. */
function Waits({ count }: { count: number | undefined }) {
  if (count !== undefined) return <WaitingCount count={count} />;
  return (
    <span className={styles.detail} title={t.waitingUnknown}>
      <span aria-hidden>–</span>
      <span className="visually-hidden">{t.waitingUnknown}</span>
    </span>
  );
}
