import { useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { AppNotices } from "./app-notices.tsx";

/** Until the first page is ready, the application's notices are shown by themselves: their frame may be waiting for the server too. */
export function FirstArrival({ children }: { children: ReactNode }) {
  const isComing = useRouterState({ select: (state) => state.resolvedLocation === undefined });
  return (
    <>
      {isComing && <AppNotices />}
      {children}
    </>
  );
}
