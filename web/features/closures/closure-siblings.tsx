import { closurePageTexts as t } from "#texts/closures.ts";
import { Siblings } from "#web/ui/siblings.tsx";

const all = "/organization-administration/vacations";

/** The closures together, of structures, and of the whole body. */
export function ClosureSiblings() {
  return (
    <Siblings
      label={t.hub}
      of={[
        { path: all, title: t.together },
        { path: `${all}/structure-vacations`, title: t.ofStructures },
        { path: `${all}/organization-vacations`, title: t.ofBody },
      ]}
    />
  );
}
