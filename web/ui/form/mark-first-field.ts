import { phone } from "../../kernel/widths.ts";

/** Text fields. A field that opens a list when focused would cover the dialog. */
const textFieldSelector = [
  'input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"], [role="combobox"], [aria-haspopup])',
  "textarea",
].join(", ");

/**
 * Marks the form field that gets a dialog's initial focus, if the form marks none: the first empty one, else the
 * first. Not on a phone, since its keyboard would cover the dialog before it was read.
 */
export function markFirstField(form: HTMLFormElement | null): void {
  if (!form?.closest("[role=dialog]") || matchMedia(phone).matches) return;
  if (form.querySelector("[data-autofocus]")) return;
  const fields = [...form.querySelectorAll<HTMLInputElement>(textFieldSelector)].filter(
    (field) => !field.disabled && !field.readOnly,
  );
  const first = fields.find(({ value }) => value === "") ?? fields[0];
  first?.setAttribute("data-autofocus", "true");
}
