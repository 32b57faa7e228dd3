import { CatchBoundary, useMatches } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { NoBody } from "../kernel/organization.ts";
import { later } from "../ui/later.tsx";

const BodyFirst = later(async () => (await import("./body-first.tsx")).BodyFirst);

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
  if (!(error instanceof NoBody)) throw error;
  return <BodyFirst />;
}
