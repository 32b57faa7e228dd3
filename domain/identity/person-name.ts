type Name = { lastName: string; firstName: string };

/** A person as lists, papers and messages call them, last name first. */
export function personName({ lastName, firstName }: Name): string {
  return `${lastName} ${firstName}`;
}
