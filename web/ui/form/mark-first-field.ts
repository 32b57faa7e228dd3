/** Text fields. A field that opens a list when focused would cover the dialog. */
const textFieldSelector = [
  'input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"], [role="combobox"], [aria-haspopup])',
  "textarea",
].join(", ");

/**
 * Marks the form field that gets a dialog's initial focus, if the form marks none: the first empty one, else the
 * first. Returns whether there is nothing more to mark: fields that are hidden until what is above them has loaded cannot
 * take the focus yet.
 */
export function markFirstField(form: HTMLFormElement | null): boolean {
  if (!form?.closest("[role=dialog]")) return true;
  if (form.querySelector("[data-autofocus]")) return true;
  const fields = [...form.querySelectorAll<HTMLInputElement>(textFieldSelector)].filter(
    (field) => !field.disabled && !field.readOnly,
  );
  const visible = fields.filter((field) => field.checkVisibility({ visibilityProperty: true }));
  const first = visible.find(({ value }) => value === "") ?? visible[0];
  first?.setAttribute("data-autofocus", "true");
  return first !== undefined || fields.length === 0;
}
