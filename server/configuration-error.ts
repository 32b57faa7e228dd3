/** What prevents the server from starting, in a sentence for the operator: what is wrong and what to do about it. */
export class CannotStart extends Error {}

/** Invalid environment variables: the message names each one and says why. */
export class ConfigurationError extends CannotStart {
  constructor(lines: readonly string[]) {
    super(["Wrong configuration:", ...lines].join("\n  "));
  }
}
