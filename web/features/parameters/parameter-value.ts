import type { ParamValue } from "#api/parameters.ts";
import { type GlobalParam, globalParamKinds } from "#domain/parameters/global-params.ts";
import { globalParamsTexts as t } from "#texts/parameter-pages.ts";
import { globalParamTexts } from "#texts/parameters.ts";
import { formatInstant, formatNumber } from "#web/ui/formats.ts";

/** A parameter's value as people read it. */
export function valueText(key: GlobalParam, value: ParamValue): string {
  const { said: format = formatNumber, empty = t.empty } = globalParamTexts[key];
  if (value === null || value === "") return empty;
  if (typeof value === "boolean") return value ? t.on : t.off;
  if (typeof value === "number") return format(value);
  return globalParamKinds[key].kind === "instant" ? formatInstant(value) : value;
}
