import { Anchor, CloseButton, Group } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { common } from "#texts/common.ts";
import { dashboardTexts as t } from "#texts/dashboard.ts";
import { titleOfPlace } from "#texts/shell.ts";
import { isKeptOff } from "#web/kernel/admission.ts";
import { useOrganizations } from "#web/kernel/organization.ts";
import { selectOrganizationId, signedInUserId } from "#web/kernel/session.ts";
import type { Session } from "#web/kernel/session-cookies.ts";
import { forgetWanted, pathnameOf, wantedBy } from "#web/kernel/wanted.ts";

/** The way back to the page at which the person's last session ran out, in the body that was selected then. */
export function ContinueLine({ session }: { session: Session }) {
  const router = useRouter();
  const organizations = useOrganizations();
  const [wanted, setWanted] = useState(() => wantedBy(signedInUserId(), session.area));
  const then = organizations.find(({ id }) => id === wanted?.organizationId) ?? null;
  if (wanted === null || isKeptOff(pathnameOf(wanted.path), session, then)) return null;
  const { path } = wanted;
  const forget = () => {
    forgetWanted();
    setWanted(null);
  };
  return (
    <Group gap="xs">
      <Anchor
        href={path}
        onClick={(event) => {
          event.preventDefault();
          forget();
          if (then) selectOrganizationId(then.id);
          void router.navigate({ href: path });
        }}
      >
        {t.goOn(titleOfPlace(pathnameOf(path)) ?? t.whereYouWere)}
      </Anchor>
      <CloseButton size="sm" aria-label={common.close} onClick={forget} />
    </Group>
  );
}
