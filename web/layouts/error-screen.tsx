import { Button, Container, List, Stack, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { common } from "#texts/common.ts";
import { errorScreenTexts } from "#texts/shell.ts";
import { isCrawler } from "../kernel/crawler.ts";
import styles from "./error-screen.module.css";

type Props = {
  status: number;
  /** What went wrong; when empty, the usual message of the status is shown instead. */
  message: string;
  /** All messages, where there are several. */
  details?: readonly string[];
};

/** The screen of fatal errors and unknown addresses. Crawlers get nothing, so that no error page is indexed. */
export function ErrorScreen({ status, message, details = [] }: Props) {
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
