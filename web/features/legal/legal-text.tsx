import { List, Stack, Text, Title } from "@mantine/core";
import type { LegalSection } from "#texts/legal.ts";
import { Page } from "#web/ui/page.tsx";
import styles from "./legal-text.module.css";

type Props = { title: string; lead: string; sections: readonly LegalSection[] };

/** A page of plain text, of a width that reads well. */
export function LegalText({ title, lead, sections }: Props) {
  return (
    <article className={styles.article}>
      <Page title={title} description={lead}>
        <Stack gap="xl">
          {sections.map((section) => (
            <section key={section.title}>
              <Title order={2} mb="xs">
                {section.title}
              </Title>
              {section.paragraphs.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
              {section.list && (
                <List mt="xs" spacing={4}>
                  {section.list.map((item) => (
                    <List.Item key={item}>{item}</List.Item>
                  ))}
                </List>
              )}
            </section>
          ))}
        </Stack>
      </Page>
    </article>
  );
}
