import { useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { AppNotices } from "./app-notices.tsx";

/** Until the first page stands, what the application has to say stands alone: its frame may wait for the server too. */
export function FirstArrival({ children }: { children: ReactNode }) {
  const isComing = useRouterState({ select: (state) => state.resolvedLocation === undefined });
  return (
    <>
      {isComing && <AppNotices />}
      {children}
    </>
  );
}
