import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { parameters, type ParamItem } from "#api/parameters.ts";
import { globalParamsTexts as t } from "#texts/parameter-pages.ts";
import { globalParamTexts } from "#texts/parameters.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { formatDay, formatInstant } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { Pending } from "#web/ui/pending.tsx";
import { ParameterHistory } from "./parameter-history.tsx";
import { valueText } from "./parameter-value.ts";
import { SettingList } from "./setting-list.tsx";
import { SettingRow } from "./setting-row.tsx";

const ParameterForm = later(async () => (await import("./parameter-form.tsx")).ParameterForm);

/** The parameters of the installation in whose name or meaning the term is found. */
export function GlobalParamList({ term }: { term: string }) {
  const found = useQuery(queryOf(parameters.getAll, {}));
  const [key, setKey] = useState<ParamItem["key"] | null>(null);
  const chosen = found.data?.find((item) => item.key === key);
  const close = () => setKey(null);
  return (
    <>
      <Pending found={found} rows={8}>
        {(items) => (
          <SettingList
            term={term}
            items={items.map((item) => ({ ...item, ...globalParamTexts[item.key] }))}
          >
            {(item) => <Parameter key={item.key} item={item} onChange={() => setKey(item.key)} />}
          </SettingList>
        )}
      </Pending>
      <FormDrawer
        opened={chosen !== undefined}
        onClose={close}
        title={chosen && t.changeOf(globalParamTexts[chosen.key].title)}
      >
        {chosen && (
          <>
            <ParameterForm key={chosen.key} item={chosen} onDone={close} />
            <ParameterHistory of={chosen.key} />
          </>
        )}
      </FormDrawer>
    </>
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
