export { CataloguePage } from "./catalogue-page.tsx";
export { EntryForm, useEntryForm } from "./entry-form.tsx";
