/** What stands in the way of a start, in a sentence for whoever starts it: what is so, and what to do about it. */
export class CannotStart extends Error {}

/** Variables of the environment that cannot be: its message names each and says why. */
export class ConfigurationError extends CannotStart {
  constructor(lines: readonly string[]) {
    super(["Wrong configuration:", ...lines].join("\n  "));
  }
}
