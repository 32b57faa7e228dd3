/** The Greek of a list: on its page, in its file. */
export type ListTexts<Column extends string, Words> = {
  /** The page's and the table's name, and the file's unless `file` is another. */
  title: string;
  file?: string;
  description?: string;
  /** Says what can be searched for. */
  searchLabel?: string;
  none: string;
  noneHint: string;
  columns: Readonly<Record<Column, string>>;
  /** Headers that say more in a file, such as the currency. */
  inFile?: Readonly<Partial<Record<Column, string>>>;
  /** What the values say of columns that hold a few words of ours. */
  words: Words;
  /** Filters of which one of a few holds; with `any`, also none. */
  filters?: Readonly<Record<string, FilterTexts>>;
};

/** A filter of which one of a few holds, in the order in which they are offered. */
export type FilterTexts = {
  label: string;
  any?: string;
  words: Readonly<Record<string, string>>;
};
