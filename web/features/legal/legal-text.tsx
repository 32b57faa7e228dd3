import { List, Stack, Text, Title, Anchor } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { contactTexts as t } from "#texts/legal.ts";
import { configuration } from "#web/kernel/configuration.ts";
import { Page } from "#web/ui/page.tsx";
import type { LegalPayload } from "./legal-page.ts";
import styles from "./legal-text.module.css";

/** A page of plain text, in a width that is easy to read. */
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

/** How to reach the service that runs the installation, from its configuration. */
function Contact() {
  const { data } = useQuery({ queryKey: ["configuration"], queryFn: configuration });
  const contact = data?.contact;
  if (!contact || (!contact.email && !contact.phone && !contact.dataProtectionEmail))
    return <Text>{t.unknown}</Text>;
  return (
    <List spacing={4}>
      {contact.name && <List.Item>{contact.name}</List.Item>}
      {contact.email && (
        <List.Item>
          {t.email} <Anchor href={`mailto:${contact.email}`}>{contact.email}</Anchor>
        </List.Item>
      )}
      {contact.phone && (
        <List.Item>
          {t.phone} <Anchor href={`tel:${contact.phone}`}>{contact.phone}</Anchor>
        </List.Item>
      )}
      {contact.dataProtectionEmail && (
        <List.Item>
          {t.dataProtection}{" "}
          <Anchor href={`mailto:${contact.dataProtectionEmail}`}>
            {contact.dataProtectionEmail}
          </Anchor>
        </List.Item>
      )}
    </List>
  );
}
