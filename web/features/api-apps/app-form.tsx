import { Button, Group, SimpleGrid } from "@mantine/core";
import { apiApps } from "#api/api-apps.ts";
import { programRoles } from "#domain/access.ts";
import { appPageTexts as t } from "#texts/api-apps.ts";
import { common } from "#texts/common.ts";
import { ChangedNotice } from "#web/features/history/public.ts";
import { linksText } from "#web/features/users/public.ts";
import { useOrganizations } from "#web/kernel/organization.ts";
import { emptyToNull, numberOf, numberText } from "#web/ui/form/convert.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { NumberField, TextAreaField } from "#web/ui/form/fields.tsx";
import { OneOfField } from "#web/ui/form/one-of-field.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { labelled } from "#web/ui/form/labelled.ts";
import { ManyField } from "#web/ui/form/many-field.tsx";
import { useRecordForm } from "#web/ui/form/use-record-form.ts";
import type { FieldProps } from "#web/ui/form/use-plain-form.ts";
import type { AppDetails } from "./app-drawer.tsx";
import { appWords, payrollScopesOf, readingScopes, scopeChoices } from "./app-words.ts";
import type { AppSecret } from "./secret-dialog.tsx";

type Props = {
  /** Null for a new one. */
  app: AppDetails | null;
  onCancel: () => void;
  /** `secret` is that of a new app; null for an existing one. */
  onSaved: (secret: AppSecret | null) => void;
};

/** The form of an app, new or existing. */
export function AppForm({ app, onCancel, onSaved }: Props) {
  const form = useRecordForm({
    calls: apiApps,
    record: app,
    initial: initialOf(app),
    inputOf: ({ full, read, networks, ...values }) => ({
      ...values,
      networks: networks.split("\n").filter((network) => network.trim() !== ""),
      callsPerMinute: numberOf(values.callsPerMinute),
      validUntil: emptyToNull(values.validUntil),
      organizations: [
        ...(values.area === "ThirdPartyUser" ? [] : full).map(linkTo("full")),
        ...read.map(linkTo("read")),
      ],
    }),
    updateOf: ({ area: _area, ...input }, known) => ({ ...input, ...known }),
    done: app === null ? null : common.saved,
    onDone: ({ id: clientId, ...made }) => {
      onSaved("secret" in made ? { name: form.values.name, clientId, secret: made.secret } : null);
    },
  });
  const { area, scopes } = form.values;
  const field = labelled(form, t);
  const known = useOrganizations();
  const words = {
    ...appWords,
    organizations: (links: unknown) => linksText(links, known, t.rights),
  };
  return (
    <Form form={form} label={app === null ? t.create : t.edit} onCancel={onCancel}>
      <ChangedNotice form={form} words={words} names={names} />
      <TextField {...field("name")} description={t.nameHint} required data-autofocus />
      <OneOfField {...field("area")} required disabled={app !== null} words={t.areas} />
      <ManyField
        {...field("scopes")}
        description={t.scopesHint}
        required
        clearable
        data={scopeChoices(area)}
      />
      <Group>
        <Button
          variant="default"
          size="xs"
          onClick={() => form.set({ scopes: [...new Set([...scopes, ...readingScopes(area)])] })}
        >
          {t.allReads}
        </Button>
        <Button
          variant="default"
          size="xs"
          onClick={() => form.set({ scopes: [...new Set([...scopes, ...payrollScopesOf(area)])] })}
        >
          {t.payroll}
        </Button>
      </Group>
      {area === "WebServiceUser" && <Organizations {...field("full")} />}
      <Organizations {...field("read")} />
      <TextAreaField {...field("networks")} description={t.networksHint} minRows={2} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <NumberField {...field("callsPerMinute")} required />
        <DateField
          {...field("validUntil")}
          description={t.validUntilHint}
          required={area === "ThirdPartyUser"}
        />
      </SimpleGrid>
    </Form>
  );
}

const names = {
  name: t.name,
  scopes: t.scopes,
  networks: t.networks,
  callsPerMinute: t.callsPerMinute,
  organizations: t.organizations,
};

function Organizations(props: FieldProps<string[]> & { label: string }) {
  const known = useOrganizations();
  return (
    <ManyField
      {...props}
      data={known.map(({ id, description }) => ({ value: id, label: description }))}
      clearable
      limit={100}
    />
  );
}

function linkTo(right: "full" | "read") {
  return (organizationId: string) => ({ organizationId, right });
}

function initialOf(app: AppDetails | null) {
  const links = app?.organizations ?? [];
  const having = (wanted: "full" | "read") =>
    links.filter(({ right }) => right === wanted).map(({ organizationId }) => organizationId);
  return {
    name: app?.name ?? "",
    area: app?.area ?? programRoles[0],
    scopes: app?.scopes ?? [],
    full: having("full"),
    read: having("read"),
    networks: (app?.networks ?? []).join("\n"),
    callsPerMinute: numberText(app?.callsPerMinute ?? 120),
    validUntil: app?.validUntil ?? "",
  };
}
