/** Variables of the environment that cannot be: its message names each and says why. */
export class ConfigurationError extends Error {
  constructor(lines: readonly string[]) {
    super(["Wrong configuration:", ...lines].join("\n  "));
  }
}
