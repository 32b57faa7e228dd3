import { List, Stack, Text, Title } from "@mantine/core";
import { Page } from "#web/ui/page.tsx";
import { Contact } from "./contact.tsx";
import type { LegalPayload } from "./legal-page.ts";
import styles from "./legal-text.module.css";

/** A page of plain text, of a width that reads well. */
export function LegalText({ title, lead, sections }: LegalPayload) {
  return (
    <article className={styles.article}>
      <Page title={title} description={lead}>
        <Stack gap="xl">
          {sections.map((section) => (
            <Stack key={section.title} component="section" gap="xs">
              <Title order={2}>{section.title}</Title>
              {section.paragraphs.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
              {section.list && (
                <List spacing={4}>
                  {section.list.map((item) => (
                    <List.Item key={item}>{item}</List.Item>
                  ))}
                </List>
              )}
              {section.contact && <Contact />}
            </Stack>
          ))}
        </Stack>
      </Page>
    </article>
  );
}
