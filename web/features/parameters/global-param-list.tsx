import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { parameters, type ParamItem } from "#api/parameters.ts";
import { globalParamsTexts as t } from "#texts/parameter-pages.ts";
import { globalParamTexts } from "#texts/parameters.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { formatDay, formatInstant } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { ParameterHistory } from "./parameter-history.tsx";
import { valueText } from "./parameter-value.ts";
import { ChangeableSettings } from "./changeable-settings.tsx";
import { SettingRow } from "./setting-row.tsx";

const ParameterForm = later(async () => (await import("./parameter-form.tsx")).ParameterForm);

/** The parameters of the installation in whose name or meaning the term is found. */
export function GlobalParamList({ term }: { term: string }) {
  return (
    <ChangeableSettings
      term={term}
      found={useQuery(queryOf(parameters.getAll, {}))}
      nameOf={(item) => globalParamTexts[item.key]}
      renderRow={(item, onChange) => <Parameter key={item.key} item={item} onChange={onChange} />}
      renderForm={(item, onDone) => (
        <>
          <ParameterForm key={item.key} item={item} onDone={onDone} />
          <ParameterHistory of={item.key} />
        </>
      )}
    />
  );
}

function Parameter({ item, onChange }: { item: ParamItem; onChange: () => void }) {
  const { key, value, setting, later: coming } = item;
  const standing =
    setting &&
    t.set(
      setting.setBy ?? t.installation,
      formatInstant(setting.setAt),
      formatDay(setting.validFrom),
    );
  const { title, meaning, source, toConfirm } = globalParamTexts[key];
  return (
    <SettingRow
      title={title}
      meaning={meaning}
      source={source}
      mark={toConfirm && !setting ? t.toConfirm : undefined}
      value={valueText(key, value)}
      standing={standing}
      onChange={onChange}
    >
      {coming.map((next) => (
        <Text key={next.setAt} size="sm">
          {t.later(valueText(key, next.value), formatDay(next.validFrom))}
        </Text>
      ))}
    </SettingRow>
  );
}
