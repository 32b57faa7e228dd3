import { CatchBoundary, useMatches } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { lostPage } from "../kernel/lost-page.ts";
import { NoBody } from "../kernel/organization.ts";
import { useStore } from "../kernel/store.ts";
import { later } from "../ui/later.tsx";

const PageLost = later(async () => (await import("./page-lost.tsx")).PageLost);
const BodyFirst = later(async () => (await import("./body-first.tsx")).BodyFirst);

/** The page; or, if it needs a body and there is none, what to do first; or, if it closed with the user's access, that it did. */
export function WithBody({ children }: { children: ReactNode }) {
  // The address changes before the page does: the boundary resets when the new page arrives.
  const page = useMatches({ select: (matches) => matches.at(-1) });
  const lost = useStore(lostPage);
  if (lost) return <PageLost {...lost} />;
  return (
    <CatchBoundary getResetKey={() => page} errorComponent={NeedsBody}>
      {children}
    </CatchBoundary>
  );
}

function NeedsBody({ error }: { error: unknown }) {
  if (!(error instanceof NoBody)) throw error;
  return <BodyFirst />;
}
