import { resolve } from "node:path";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { codeOf } from "#server/error-code.ts";
import { Fault } from "#server/kernel/fault.ts";
import { startRefusal } from "#server/start-refusal.ts";
import { faultTexts } from "#texts/faults.ts";

/** The command-line arguments, parsed by a command's options. */
export type Words<T extends ParseArgsConfig> = ReturnType<typeof parseArgs<T>>;

type Values = Readonly<Record<string, unknown>>;

/** Prints a line of a command's output. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Parses the command-line arguments and runs the command. An error thrown by either is reported in one sentence with the
 * option it is about, and the command ends with `codeOfFault`.
 */
export async function runCommand<const T extends ParseArgsConfig>(
  config: T,
  act: (words: Words<T>) => Promise<void>,
  codeOfFault = 1,
): Promise<void> {
  let given: Values = {};
  try {
    const words = parseArgs(config);
    given = words.values;
    refuseEmpty(config, given);
    await act(words);
  } catch (error) {
    process.stderr.write(`${optionOf(error, given)}${sentenceOf(error, config, given)}\n`);
    process.exitCode = codeOfFault;
  }
}

/** An empty folder name would mean the current directory. */
function refuseEmpty(config: ParseArgsConfig, given: Values): void {
  for (const [name, value] of Object.entries(given)) {
    if (value === "" && config.options?.[name]?.default !== "")
      throw new Error(`Option '--${name} <value>' argument missing. ${optionsOf(config)}`);
  }
}

/** The option whose path an error is about. */
function optionOf(error: unknown, given: Values): string {
  if (!(error instanceof Error)) return "";
  const place = placeOf(error);
  const about = place === undefined ? error.message : resolve(place);
  const found = Object.entries(given).find(
    ([, value]) => typeof value === "string" && value !== "" && isAbout(about, resolve(value)),
  );
  return found ? `--${found[0]}: ` : "";
}

/** The path that an error is about; of a copy that found no room, that of the copy. */
function placeOf(error: Error): string | undefined {
  if ("dest" in error && codeOf(error) === "ENOSPC") return String(error.dest);
  return "path" in error ? String(error.path) : undefined;
}

function isAbout(about: string, path: string): boolean {
  return about === path || about.startsWith(`${path}/`) || about.startsWith(`${path} `);
}

function sentenceOf(error: unknown, config: ParseArgsConfig, { url }: Values): string {
  if (error instanceof Fault) return wordsOf(error).join("\n");
  if (!(error instanceof Error)) return String(error);
  if (!codeOf(error)?.startsWith("ERR_PARSE_ARGS"))
    return startRefusal(error, url === undefined ? undefined : "--url") ?? error.message;
  return `${error.message.split(/\.\s/, 1).join("")}. ${optionsOf(config)}`;
}

function optionsOf({ options = {} }: ParseArgsConfig): string {
  const names = Object.entries(options).map(
    ([name, { type }]) => `--${name}${type === "string" ? " <value>" : ""}`,
  );
  return names.length === 0 ? "It takes no options." : `Options: ${names.join(", ")}.`;
}

function wordsOf(fault: Fault): string[] {
  const { detail } = fault.given;
  if (detail === undefined) return [faultTexts[fault.fault]];
  return typeof detail === "string" ? [detail] : Object.values(detail).flat();
}
