import { Button } from "@mantine/core";
import { IconBuilding } from "@tabler/icons-react";
import { CatchBoundary, Link, useLocation, useMatches } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { mayAct } from "#domain/access.ts";
import { needsBodyTexts as t } from "#texts/first-steps.ts";
import { titleOfPlace } from "#texts/shell.ts";
import { NoBody } from "../kernel/organization.ts";
import { useSession } from "../kernel/session.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page.tsx";

/** A page; or, where it needs a body and there is none, what comes first and the way there. */
export function WithBody({ children }: { children: ReactNode }) {
  // The address changes before the page does: what is tried anew is the page that has come.
  const page = useMatches({ select: (matches) => matches.at(-1) });
  return (
    <CatchBoundary getResetKey={() => page} errorComponent={NeedsBody}>
      {children}
    </CatchBoundary>
  );
}

function NeedsBody({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const session = useSession();
  if (!(error instanceof NoBody)) throw error;
  const mayCreate = session !== null && mayAct(session.area, "organization.write", null);
  const toFirstSteps = <Button renderRoot={(props) => <Link to="/" {...props} />}>{t.act}</Button>;
  return (
    <Page title={titleOfPlace(pathname) ?? t.title}>
      <EmptyState
        icon={IconBuilding}
        title={mayCreate ? t.title : t.none}
        text={mayCreate ? t.text : t.ask}
        action={mayCreate ? toFirstSteps : undefined}
      />
    </Page>
  );
}
