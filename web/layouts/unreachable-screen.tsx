import { Button, Container, Stack, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { unreachableTexts as t } from "#texts/app.ts";
import { common } from "#texts/common.ts";
import { unsentOf } from "../kernel/outbox.ts";
import { onReachedAgain, tellReached } from "../kernel/reach.ts";
import styles from "./error-screen.module.css";

/** Shown when a page could not be loaded because the server did not answer; continues by itself when the server answers. */
export function UnreachableScreen() {
  useDocumentTitle(`${t.title} · ${common.productName}`);
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
            {t.title}
          </Title>
          <Text c="dimmed" ta="center">
            {t.lead}
          </Text>
          {unsent && unsent.sheets > 0 && <Text ta="center">{t.unsent(unsent.sheets)}</Text>}
          <Text c="dimmed" ta="center">
            {t.returns}
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
