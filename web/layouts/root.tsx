import { Button, Container, List, Stack, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { createRootRouteWithContext, Navigate, Outlet, useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { unreachableTexts } from "#texts/app.ts";
import { common } from "#texts/common.ts";
import { errorScreenTexts } from "#texts/shell.ts";
import { ApiError, apiErrorOf } from "../kernel/api-error.ts";
import { isCrawler } from "../kernel/crawler.ts";
import { unsentOf } from "../kernel/outbox.ts";
import { useReached, onReachedAgain, tellReached } from "../kernel/reach.ts";
import { newerBuildHas } from "../kernel/release.ts";
import { reloadOnce } from "../kernel/reload-once.ts";
import styles from "./error-screen.module.css";

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

type Props = {
  status: number;
  /** What went wrong; when empty, the usual message of the status is shown instead. */
  message: string;
  /** All messages, where there are several. */
  details?: readonly string[];
};

/** The screen of fatal errors and unknown addresses. Crawlers get nothing, so that no error page is indexed. */
function ErrorScreen({ status, message, details = [] }: Props) {
  const statusMessage = errorScreenTexts.statusMessages[status] ?? errorScreenTexts.title;
  useDocumentTitle(`${statusMessage} · ${common.productName}`);
  if (isCrawler(navigator.userAgent)) return null;
  return (
    <main className={styles.screen}>
      <Container size="xs">
        <Stack align="center" gap="sm">
          <p className={styles.status}>{status}</p>
          <Title order={1} ta="center" tabIndex={-1}>
            {statusMessage}
          </Title>
          <Text c="dimmed" ta="center" className={styles.message}>
            {message || statusMessage}
          </Text>
          {details.length > 1 && (
            <List>
              {details.map((detail) => (
                <List.Item key={detail}>{detail}</List.Item>
              ))}
            </List>
          )}
          <Button component="a" href="/" mt="md">
            {errorScreenTexts.back}
          </Button>
        </Stack>
      </Container>
    </main>
  );
}

/** Shown when a page could not be loaded because the server did not answer; continues by itself when the server answers. */
function UnreachableScreen() {
  useDocumentTitle(`${unreachableTexts.title} · ${common.productName}`);
  const { data: unsent } = useQuery({
    queryKey: ["unsent parcels"],
    queryFn: () => unsentOf(),
    staleTime: 0,
  });
  useEffect(() => {
    // An answer that was in flight may have reported the server as reached; this page was not.
    tellReached(false);
    return onReachedAgain(loadAgain);
  }, []);
  return (
    <main className={styles.screen}>
      <Container size="xs">
        <Stack align="center" gap="sm">
          <Title order={1} ta="center" tabIndex={-1}>
            {unreachableTexts.title}
          </Title>
          <Text c="dimmed" ta="center">
            {unreachableTexts.lead}
          </Text>
          {unsent && unsent.sheets > 0 && (
            <Text ta="center">{unreachableTexts.unsent(unsent.sheets)}</Text>
          )}
          <Text c="dimmed" ta="center">
            {unreachableTexts.returns}
          </Text>
          <Button mt="md" onClick={loadAgain}>
            {common.retry}
          </Button>
        </Stack>
      </Container>
    </main>
  );
}

/** A chunk of the application that failed to load is requested again only by a full page load. */
function loadAgain(): void {
  location.reload();
}
