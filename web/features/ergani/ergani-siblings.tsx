import { workCardPageTexts as t } from "#texts/ergani-pages.ts";
import { Siblings } from "#web/ui/siblings.tsx";

/** Links between the pages of ERGANI. */
export function ErganiSiblings() {
  return (
    <Siblings
      label={t.pages}
      of={[
        { path: "/organization-administration/ergani", title: t.cards },
        { path: "/organization-administration/ergani/settings", title: t.settings },
      ]}
    />
  );
}
