import { IconBuilding } from "@tabler/icons-react";
import { useLocation } from "@tanstack/react-router";
import { mayAct } from "#domain/access.ts";
import { needsBodyTexts as t } from "#texts/first-steps.ts";
import { titleOfPlace } from "#texts/shell.ts";
import { NoBody } from "#web/features/first-steps/public.ts";
import { useSession } from "../kernel/session.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ButtonLink } from "../ui/links.tsx";
import { Page } from "../ui/page.tsx";

/** Shown in place of a page that needs a body when there is none: what to do first, and a link to it. */
export function BodyFirst() {
  const { pathname } = useLocation();
  const session = useSession();
  const mayCreate = session !== null && mayAct(session.area, "organization.write", null);
  return (
    <Page title={titleOfPlace(pathname) ?? t.title}>
      {mayCreate ? (
        <EmptyState
          icon={IconBuilding}
          title={t.title}
          text={t.text}
          action={<ButtonLink to="/">{t.act}</ButtonLink>}
        />
      ) : (
        session && <NoBody session={session} />
      )}
    </Page>
  );
}
