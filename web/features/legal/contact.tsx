import { Anchor, List, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { contactTexts as t } from "#texts/legal.ts";
import { configuration } from "#web/kernel/configuration.ts";

/** How the service that runs the installation is reached, as its configuration says. */
export function Contact() {
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
