import { useQuery, type QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Navigate, Outlet, useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { errorScreenTexts } from "#texts/shell.ts";
import { ApiError, apiErrorOf } from "../kernel/api-error.ts";
import { useReached } from "../kernel/reach.ts";
import { newerBuildHas } from "../kernel/release.ts";
import { reloadOnce } from "../kernel/reload-once.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { UnreachableScreen } from "./unreachable-screen.tsx";

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: Failed,
});

/** A page that exists only in a newer build is opened with that build. */
function NotFound() {
  const { pathname } = useLocation();
  const isNew = useQuery({
    queryKey: ["newer build", pathname],
    queryFn: () => newerBuildHas(pathname),
  });
  useEffect(() => {
    if (isNew.data) reloadOnce();
  }, [isNew.data]);
  return <ErrorScreen status={404} message={errorScreenTexts.notFound(pathname)} />;
}

function Failed({ error }: { error: unknown }) {
  const { pathname, searchStr } = useLocation();
  const { status, message, messages, isUnanswered } = apiErrorOf(error);
  const isLostPiece = !useReached() && !(error instanceof ApiError);
  if (isUnanswered || isLostPiece) return <UnreachableScreen />;
  if (status === 503 && pathname !== "/maintenance")
    return <Navigate to="/maintenance" search={{ from: `${pathname}${searchStr}` }} replace />;
  return <ErrorScreen status={status} message={message} details={messages} />;
}
