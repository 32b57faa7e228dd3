import { phone } from "../../kernel/widths.ts";

/** What is typed into. What opens a list as it gets the focus would cover the dialog. */
const typed = [
  'input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"], [role="combobox"], [aria-haspopup])',
  "textarea",
].join(", ");

/**
 * Marks the field of a form with which a dialog begins, where the form says none: the first empty one, else the first.
 * On a phone none is, since its keyboard would cover the dialog before it was read.
 */
export function markFirstField(form: HTMLFormElement | null): void {
  if (!form?.closest("[role=dialog]") || matchMedia(phone).matches) return;
  if (form.querySelector("[data-autofocus]")) return;
  const fields = [...form.querySelectorAll<HTMLInputElement>(typed)].filter(
    (field) => !field.disabled && !field.readOnly,
  );
  const first = fields.find(({ value }) => value === "") ?? fields[0];
  first?.setAttribute("data-autofocus", "true");
}
