/** The Greek texts of a list: on its page and in its file. */
export type ListTexts<Column extends string, Words> = {
  /** The name of the page and the table, and of the file unless `file` differs. */
  title: string;
  file?: string;
  description?: string;
  /** Says what can be searched. */
  searchLabel?: string;
  none: string;
  noneHint: string;
  columns: Readonly<Record<Column, string>>;
  /** Headers with more detail in a file, such as the currency. */
  inFile?: Readonly<Partial<Record<Column, string>>>;
  /** Labels of the values of columns that hold a fixed set of words. */
  words: Words;
  /** Filters by one value of a few; with `any`, also by none. */
  filters?: Readonly<Record<string, FilterTexts>>;
};

/** A filter by one value of a few, in the order they are offered. */
export type FilterTexts = {
  label: string;
  any?: string;
  words: Readonly<Record<string, string>>;
};
