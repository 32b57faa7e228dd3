type Name = { lastName: string; firstName: string };

/** A person as lists, papers and messages call them, last name first. */
export function personName({ lastName, firstName }: Name): string {
  return `${lastName} ${firstName}`;
}

/** The same with the tax number, where two people may share a name. */
export function personWithAfm({ afm, ...name }: Name & { afm: string }): string {
  return `${personName(name)} (${afm})`;
}
