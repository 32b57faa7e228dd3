import { Anchor, CloseButton, Group } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { OrganizationOfUser } from "#api/organizations.ts";
import { common } from "#texts/common.ts";
import { dashboardTexts as t } from "#texts/dashboard.ts";
import { titleOfPlace } from "#texts/shell.ts";
import { isKeptOff } from "#web/kernel/admission.ts";
import { signedInUserId } from "#web/kernel/session.ts";
import type { Session } from "#web/kernel/session-cookies.ts";
import { forgetWanted, pathnameOf, wantedBy } from "#web/kernel/wanted.ts";

type Props = { session: Session; organization: OrganizationOfUser | null };

/** The way back to the page at which the person's last session ran out. */
export function ContinueLine({ session, organization }: Props) {
  const router = useRouter();
  const [path, setPath] = useState(() => wantedBy(signedInUserId(), session.area));
  if (path === null || isKeptOff(pathnameOf(path), session, organization)) return null;
  const forget = () => {
    forgetWanted();
    setPath(null);
  };
  return (
    <Group gap="xs">
      <Anchor
        href={path}
        onClick={(event) => {
          event.preventDefault();
          forget();
          void router.navigate({ href: path });
        }}
      >
        {t.goOn(titleOfPlace(pathnameOf(path)) ?? t.whereYouWere)}
      </Anchor>
      <CloseButton size="sm" aria-label={common.close} onClick={forget} />
    </Group>
  );
}
