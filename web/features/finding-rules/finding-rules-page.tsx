import { Text } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { findingRules, type RuleSettingItem } from "#api/finding-rules.ts";
import { findingRulesTexts as t } from "#texts/finding-rules.ts";
import { globalParamsTexts } from "#texts/parameter-pages.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { ChangeableSettings, SettingRow, SettingSearch } from "#web/features/parameters/public.ts";
import { openingOf } from "#web/kernel/calls.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { formatDay, formatInstant } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { Page } from "#web/ui/page.tsx";
import { laterText, valueText, wordsOf } from "./rule-words.ts";

const RuleSettingForm = later(
  async () => (await import("./rule-setting-form.tsx")).RuleSettingForm,
);

export const Route = createFileRoute("/_signed-in/organization-administration/finding-rules")({
  beforeLoad: inOrganization,
  loader: ({ context: { queryClient, organization } }) =>
    queryClient.prefetchQuery(openingOf(findingRules.getAll, { organizationId: organization.id })),
  component: FindingRulesPage,
});

/** How the body's months are checked: each rule with its level, and below it its figures. */
function FindingRulesPage() {
  const found = useAnswer(findingRules.getAll, {});
  const refusal = useRefusalTo("finding-rule.set");
  const isOff = (rule: string) =>
    found.data?.some(({ key, value }) => key === rule && value === "off") ?? false;
  return (
    <Page title={t.title} description={t.description}>
      <SettingSearch>
        {(term) => (
          <ChangeableSettings
            term={term}
            found={found}
            nameOf={({ key }) => wordsOf(key)}
            renderRow={(item, onChange) => (
              <Setting key={item.key} item={item} refusal={refusal} onChange={onChange} />
            )}
            renderForm={(item, onDone) => (
              <RuleSettingForm
                key={item.key}
                item={item}
                isOff={item.key !== item.rule && isOff(item.rule)}
                onDone={onDone}
              />
            )}
          />
        )}
      </SettingSearch>
    </Page>
  );
}

type Props = { item: RuleSettingItem; refusal: string | null; onChange: () => void };

function Setting({ item, refusal, onChange }: Props) {
  const { key, value, usual, setting, later: coming } = item;
  const { title, meaning, source } = wordsOf(key);
  const standing =
    setting &&
    globalParamsTexts.set(
      setting.setBy ?? globalParamsTexts.installation,
      formatInstant(setting.setAt),
      formatDay(setting.validFrom),
    );
  return (
    <SettingRow
      title={title}
      meaning={meaning}
      source={source}
      value={valueText(key, value)}
      mark={setting ? t.usual(valueText(key, usual)) : globalParamsTexts.usual}
      standing={standing && (setting?.forAll ? t.setForAll(standing, setting.reason) : standing)}
      refusal={refusal}
      onChange={onChange}
    >
      {coming.map((next) => (
        <Text key={next.setAt} size="sm">
          {laterText(key, next)}
        </Text>
      ))}
    </SettingRow>
  );
}
