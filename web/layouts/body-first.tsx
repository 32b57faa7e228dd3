import { IconBuilding } from "@tabler/icons-react";
import { useLocation } from "@tanstack/react-router";
import { mayAct } from "#domain/access.ts";
import { needsBodyTexts as t } from "#texts/first-steps.ts";
import { titleOfPlace } from "#texts/shell.ts";
import { useSession } from "../kernel/session.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ButtonLink } from "../ui/links.tsx";
import { Page } from "../ui/page.tsx";

/** Shown in place of a page that needs a body when there is none: what to do first, and a link to it. */
export function BodyFirst() {
  const { pathname } = useLocation();
  const session = useSession();
  const mayCreate = session !== null && mayAct(session.area, "organization.write", null);
  const toFirstSteps = <ButtonLink to="/">{t.act}</ButtonLink>;
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
