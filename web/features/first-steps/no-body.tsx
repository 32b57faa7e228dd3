import { IconBuilding } from "@tabler/icons-react";
import { seesAllOrganizations } from "#domain/access.ts";
import { needsBodyTexts as t } from "#texts/first-steps.ts";
import { roleTexts } from "#texts/shell.ts";
import type { Session } from "#web/kernel/session-cookies.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** In place of a body's data, for someone who sees no body and cannot register one: why, and who changes that. */
export function NoBody({ session: { area, userName } }: { session: Session }) {
  const [title, text] = seesAllOrganizations(area)
    ? [t.noneYet, t.noneYetText]
    : [t.none, t.ask(roleTexts[area], userName)];
  return <EmptyState icon={IconBuilding} title={title} text={text} />;
}
