type Answer = { success: true; data: unknown } | { success: false };
type Fields = Record<string, Shape>;

const no: Answer = { success: false };
const yes = (data: unknown): Answer => ({ success: true, data });
const where = (isFit: (value: unknown) => boolean): Shape =>
  new Shape((value) => (isFit(value) ? yes(value) : no));

/** A schema for reading addresses: it gives zod's result for the same schema, without the reason. */
class Shape {
  readonly safeParse: (value: unknown) => Answer;

  constructor(safeParse: (value: unknown) => Answer) {
    this.safeParse = safeParse;
  }

  parse(value: unknown): unknown {
    const read = this.safeParse(value);
    if (!read.success) throw new TypeError("It does not fit its shape.");
    return read.data;
  }

  refine(isFit: (data: unknown) => boolean): Shape {
    return this.#then((data) => (isFit(data) ? yes(data) : no));
  }

  transform(change: (data: unknown) => unknown): Shape {
    return this.#then((data) => yes(change(data)));
  }

  overwrite(change: (data: unknown) => unknown): Shape {
    return this.transform(change);
  }

  optional(): Shape {
    return this.default(undefined);
  }

  default(usual: unknown): Shape {
    return new Shape((value) => (value === undefined ? yes(usual) : this.safeParse(value)));
  }

  nullable(): Shape {
    return new Shape((value) => (value === null ? yes(null) : this.safeParse(value)));
  }

  catch(usual: unknown): Shape {
    return new Shape((value) => {
      const read = this.safeParse(value);
      return read.success ? read : yes(usual);
    });
  }

  trim(): Shape {
    return this.transform((text) => String(text).trim());
  }

  min(least: number): Shape {
    return this.refine((data) => sizeOf(data) >= least);
  }

  max(most: number): Shape {
    return this.refine((data) => sizeOf(data) <= most);
  }

  int(): Shape {
    return this.refine(Number.isSafeInteger);
  }

  regex(pattern: RegExp): Shape {
    return this.refine((text) => pattern.test(String(text)));
  }

  meta(): Shape {
    return this;
  }

  #then(next: (data: unknown) => Answer): Shape {
    return new Shape((value) => {
      const read = this.safeParse(value);
      return read.success ? next(read.data) : read;
    });
  }
}

class ObjectShape extends Shape {
  readonly shape: Fields;

  constructor(fields: Fields) {
    super((value) => {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return no;
      const given = new Map<string, unknown>(Object.entries(value));
      const data: Record<string, unknown> = {};
      for (const [name, field] of Object.entries(fields)) {
        const read = field.safeParse(given.get(name));
        if (!read.success) return no;
        if (given.has(name) || read.data !== undefined) data[name] = read.data;
      }
      return yes(data);
    });
    this.shape = fields;
  }

  extend(fields: Fields): ObjectShape {
    return new ObjectShape({ ...this.shape, ...fields });
  }

  pick(names: Record<string, true>): ObjectShape {
    return this.#those((name) => name in names);
  }

  omit(names: Record<string, true>): ObjectShape {
    return this.#those((name) => !(name in names));
  }

  partial(): ObjectShape {
    const fields = Object.entries(this.shape).map(
      ([name, field]) => [name, field.optional()] as const,
    );
    return new ObjectShape(Object.fromEntries(fields));
  }

  #those(isKept: (name: string) => boolean): ObjectShape {
    const fields = Object.entries(this.shape).filter(([name]) => isKept(name));
    return new ObjectShape(Object.fromEntries(fields));
  }
}

class EnumShape extends Shape {
  readonly options: readonly unknown[];

  constructor(options: readonly unknown[]) {
    super((value) => (options.includes(value) ? yes(value) : no));
    this.options = options;
  }
}

const numeric = (value: unknown) => typeof value === "number" && Number.isFinite(value);
const uuid =
  /^([\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|0{8}-(0{4}-){3}0{12}|f{8}-(f{4}-){3}f{12})$/i;
const truths: Record<string, boolean> = {
  true: true,
  1: true,
  yes: true,
  on: true,
  y: true,
  enabled: true,
  false: false,
  0: false,
  no: false,
  off: false,
  n: false,
  disabled: false,
};

/**
 * Replaces zod in the code that a page of the built client starts with (bin/client/with-light-shapes.ts): only the part that reads
 * addresses and what the browser stores. It returns whether a value fits and what it becomes; only zod says why it does not.
 */
export const z = {
  string: () => where((value) => typeof value === "string"),
  number: () => where(numeric),
  boolean: () => where((value) => typeof value === "boolean"),
  unknown: () => where(() => true),
  literal: (only: unknown) => where((value) => value === only),
  enum: (words: readonly unknown[]) => new EnumShape(words),
  uuid: () => where((value) => typeof value === "string" && uuid.test(value)),
  stringbool: () =>
    new Shape((value) => {
      const truth = typeof value === "string" ? truths[value.toLowerCase()] : undefined;
      return truth === undefined ? no : yes(truth);
    }),
  union: (shapes: readonly Shape[]) =>
    new Shape(
      (value) => shapes.map((one) => one.safeParse(value)).find(({ success }) => success) ?? no,
    ),
  array: (item: Shape) =>
    new Shape((value) => {
      const read = Array.isArray(value) ? value.map((one) => item.safeParse(one)) : [no];
      const data = read.flatMap((answer) => (answer.success ? [answer.data] : []));
      return data.length === read.length ? yes(data) : no;
    }),
  object: (fields: Fields) => new ObjectShape(fields),
  coerce: {
    number: () => new Shape((value) => (numeric(Number(value)) ? yes(Number(value)) : no)),
  },
};

function sizeOf(data: unknown): number {
  return typeof data === "string" || Array.isArray(data) ? data.length : Number(data);
}
