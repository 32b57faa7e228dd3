import { Combobox, useCombobox } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { search } from "#api/search.ts";
import { paletteTexts as t } from "#texts/palette.ts";
import { shellTexts } from "#texts/shell.ts";
import { listOf } from "../kernel/calls.ts";
import { useOrganizationOrNone } from "../kernel/organization.ts";
import { openedFromPalette } from "../ui/use-opening.ts";
import { recentPlaces, rememberPlace } from "../kernel/recent.ts";
import type { Session } from "../kernel/session-cookies.ts";
import { ServiceIcon } from "../ui/service-icon.tsx";
import { actsFor, placesOfHits, groupsOf, pagesFor, type Place } from "./places.ts";
import { settingsFor } from "./settings-places.ts";
import { PaletteField } from "./palette-field.tsx";
import { useFirstOption } from "./use-first-option.ts";
import styles from "./palette.module.css";
import { Note } from "#web/ui/note.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";

const pauseMs = 200;
const shortest = 2;

/** The palette's field and its results: pages as the user types, the body's records a moment later. */
export function PaletteContent({ session, onGo }: { session: Session; onGo: () => void }) {
  const router = useRouter();
  const organization = useOrganizationOrNone();
  const combobox = useCombobox({ opened: true, onDropdownClose: onGo });
  const [text, setText] = useState("");
  const term = text.trim();
  const [settled] = useDebouncedValue(term, pauseMs);
  const isAsking = organization !== null && settled.length >= shortest;
  const found = useQuery({
    ...listOf(search.find, { organizationId: organization?.id ?? "", term: settled }),
    enabled: isAsking,
  });
  const groups = groupsOf(term, {
    pages: pagesFor(
      session.area,
      organization?.fullAccess ?? false,
      (path) => path in router.routesByPath,
    ),
    acts: organization ? actsFor(session.area, organization.fullAccess) : [],
    settings: settingsFor(session.area),
    records: isAsking && found.data ? placesOfHits(found.data, session.area) : [],
    recent: recentPlaces(),
  });
  const places = groups.flatMap((group) => group.places);
  const optionIds = places.map(({ id }) => id).join(" ");
  useFirstOption(combobox, optionIds);
  const go = ({ id, label, detail, path }: Place) => {
    rememberPlace({ id, label, detail, path });
    onGo();
    router.history.push(path, path.includes("open=new") ? openedFromPalette : {});
  };
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        const chosen = places.find((place) => place.id === id);
        if (chosen) go(chosen);
      }}
    >
      <PaletteField
        label={shellTexts.search}
        hint={t.placeholder}
        value={text}
        onChange={setText}
      />
      <Combobox.Options aria-label={shellTexts.search} className={styles.options}>
        {groups.map(({ label, places: ofGroup }) => (
          <Combobox.Group key={label} label={label}>
            {ofGroup.map(({ id, label: name, detail, icon }) => (
              <Combobox.Option key={id} value={id} className={styles.option}>
                <ServiceIcon name={icon} />
                <span className={styles.name}>{name}</span>
                <span className={styles.detail}>{detail}</span>
              </Combobox.Option>
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      <SearchStatus
        term={term}
        isSearching={
          organization !== null && term.length >= shortest && (settled !== term || found.isFetching)
        }
        failed={isAsking && found.isError}
        nothing={places.length === 0}
      />
    </Combobox>
  );
}

type SearchStatusProps = { term: string; isSearching: boolean; failed: boolean; nothing: boolean };

/** The status of the record search, also announced to screen readers. */
function SearchStatus(props: SearchStatusProps) {
  const isPhone = useIsPhone();
  return (
    <Note role="status" className={styles.said}>
      {searchStatus(props) ?? (isPhone ? "" : t.keys)}
    </Note>
  );
}

/** Null when there is nothing to report. */
function searchStatus({ term, isSearching, failed, nothing }: SearchStatusProps): string | null {
  if (term.length < shortest) return t.typeMore;
  if (isSearching) return t.searching;
  if (failed) return t.failed;
  return nothing ? t.nothing(term) : null;
}
