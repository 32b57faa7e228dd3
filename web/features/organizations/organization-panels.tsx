import { Anchor, Text } from "@mantine/core";
import type { OutputOf } from "#api/call.ts";
import type { organizations } from "#api/organizations.ts";
import { formatIban } from "#domain/identity/iban.ts";
import {
  organizationListTexts,
  organizationPageTexts as t,
  regimeTexts,
} from "#texts/organizations.ts";
import { Facts } from "#web/ui/facts.tsx";
import { formatDay, formatNumber } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { StatTile, StatTiles } from "#web/ui/stat-tile.tsx";

const fields = organizationListTexts.columns;

type Details = OutputOf<typeof organizations.getById>;

/** The data of an organization and how much it has. */
export function OrganizationPanels({ organization }: { organization: Details }) {
  const { email, debtorIban } = organization;
  return (
    <>
      <StatTiles>
        <StatTile label={t.structures} value={formatNumber(organization.structures)} />
        <StatTile label={t.employees} value={formatNumber(organization.employees)} />
        <StatTile label={t.users} value={formatNumber(organization.users)} />
      </StatTiles>
      <Panel title={t.data}>
        <Facts
          facts={[
            { label: fields.shortTitle, value: organization.shortTitle },
            { label: fields.afm, value: organization.afm },
            { label: fields.regime, value: regimeTexts[organization.regime] },
            { label: fields.municipality, value: organization.municipality },
            {
              label: fields.address,
              value: [organization.address, organization.postcode].filter(Boolean).join(", "),
            },
            { label: fields.phone, value: organization.phone },
            {
              label: fields.email,
              value: email && <Anchor href={`mailto:${email}`}>{email}</Anchor>,
            },
            {
              label: fields.debtorIban,
              value: debtorIban && (
                <Text span size="sm">
                  {formatIban(debtorIban)}
                </Text>
              ),
            },
            { label: t.bic, value: organization.debtorBic },
            { label: fields.orderFormat, value: organization.orderFormat },
            {
              label: fields.keptFrom,
              value: organization.keptFrom && formatDay(organization.keptFrom),
            },
          ]}
        />
      </Panel>
    </>
  );
}
