import { Group, ScrollArea, SegmentedControl, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { organizations } from "#api/organizations.ts";
import { users } from "#api/security.ts";
import type { OrganizationRight } from "#domain/access.ts";
import { fold } from "#domain/identity/fold.ts";
import { common } from "#texts/common.ts";
import { userPageTexts as t } from "#texts/users.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { ChangedNotice } from "#web/features/history/public.ts";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import { Note } from "#web/ui/note.tsx";
import { Pending } from "#web/ui/pending.tsx";
import { linksText } from "./links-text.ts";
import type { UserDetails } from "./user-drawer.tsx";

const choices = ["none", "read", "full"] as const;
const mostShown = 100;

type Rights = Record<string, OrganizationRight>;

/** Every organization with the user's right there, which can be changed together. */
export function LinksForm({ user, onDone }: { user: UserDetails; onDone: () => void }) {
  const [search, setSearch] = useState("");
  const all = useAnswer(organizations.getForUserAssignment, { userId: user.id });
  const initial: Rights = Object.fromEntries(
    user.links.map(({ organizationId, right }) => [organizationId, right]),
  );
  const form = useCallForm({
    initial: { rights: initial },
    call: users.setOrganizations,
    version: user.version,
    inputOf: ({ rights }, version) => ({
      id: user.id,
      version,
      organizations: Object.entries(rights).map(([organizationId, right]) => ({
        organizationId,
        right,
      })),
    }),
    done: common.saved,
    onDone,
  });
  const { rights } = form.values;
  const choose = (id: string, choice: string) => {
    const { [id]: _before, ...others } = rights;
    const right: Rights = choice === "full" || choice === "read" ? { [id]: choice } : {};
    form.set({ rights: { ...others, ...right } });
  };
  const words = fold(search).split(" ").filter(Boolean);
  const matches = (all.data ?? [])
    .filter(({ description }) => words.every((word) => fold(description).includes(word)))
    .toSorted((one, other) => Number(other.id in initial) - Number(one.id in initial));
  const hidden = matches.length - mostShown;
  const fields = () => (
    <Form form={form} label={t.changeOrganizations} onCancel={onDone}>
      <ChangedNotice
        form={form}
        words={{ organizations: (links) => linksText(links, all.data ?? [], t.rights) }}
        names={{ organizations: t.organizations }}
      />
      <TextInput
        aria-label={t.findOrganization}
        placeholder={t.findOrganization}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        // Looks for a body, and must not save what is chosen so far.
        onKeyDown={(event) => event.key === "Enter" && !event.ctrlKey && event.preventDefault()}
      />
      <ScrollArea.Autosize mah="24rem" type="auto" viewportProps={{ tabIndex: 0 }}>
        <Stack gap="sm">
          {matches.slice(0, mostShown).map(({ id, description }) => (
            <Group key={id} justify="space-between" gap="xs" mr="sm">
              <Text>{description}</Text>
              <SegmentedControl
                size="xs"
                aria-label={t.rightOf(description)}
                data={choices.map((value) => ({ value, label: t.rights[value] }))}
                value={rights[id] ?? "none"}
                onChange={(choice) => choose(id, choice)}
              />
            </Group>
          ))}
          {hidden > 0 && <Note>{t.moreOrganizations(hidden)}</Note>}
          {matches.length === 0 && <Text c="dimmed">{common.noOptions}</Text>}
        </Stack>
      </ScrollArea.Autosize>
    </Form>
  );
  return (
    <Pending found={all} rows={3}>
      {fields}
    </Pending>
  );
}
