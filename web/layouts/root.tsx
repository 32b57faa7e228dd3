import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet, useLocation } from "@tanstack/react-router";
import { errorScreenTexts } from "#texts/shell.ts";
import { apiErrorOf } from "../kernel/api-error.ts";
import { ErrorScreen } from "./error-screen.tsx";

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: Failed,
});

function NotFound() {
  const { pathname } = useLocation();
  return <ErrorScreen status={404} message={errorScreenTexts.notFound(pathname)} />;
}

function Failed({ error }: { error: unknown }) {
  const { status, message } = apiErrorOf(error);
  return <ErrorScreen status={status === 0 ? 503 : status} message={message} />;
}
