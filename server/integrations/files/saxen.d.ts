/** Only the part used to read sheets. */
declare module "saxen" {
  export class Parser {
    on(
      event: "openTag",
      listener: (
        name: string,
        attributes: () => Record<string, string>,
        decodeEntities: (text: string) => string,
      ) => void,
    ): this;
    on(event: "error", listener: (error: Error) => void): this;
    stop(): void;
    parse(text: string): Error | void;
  }
}
