import { readers } from "#api/readers.ts";
import { devices } from "#api/devices.ts";
import type { Visitor } from "#server/testing/visit.ts";
import type { World } from "#server/testing/world.ts";

/** The response that the stand-in got. */
type Got = { status: number; text: string };

/** Simulates a card reader: it stores lines, sends them, and executes its commands. */
export class StandInReader {
  readonly #world: World;
  readonly serial: string;
  /** The path typed into its menu, before the part that it adds itself. */
  path = "";
  from = "127.0.0.1";
  contentType = "text/plain";

  constructor(world: World, serial: string) {
    this.#world = world;
    this.serial = serial;
  }

  /** Starts, as after a loss of power or network. */
  greet(version = "2.4.1"): Promise<Got> {
    return this.#ask("GET", "cdata", { options: "all", pushver: version, language: "71" });
  }

  /** Sends lines of its log. */
  send(lines: readonly string[], stamp = "9999"): Promise<Got> {
    return this.post("ATTLOG", `${lines.join("\n")}\n`, stamp);
  }

  /** Sends a table unchanged. */
  post(table: string, body: string | Buffer, stamp = "9999"): Promise<Got> {
    return this.#ask("POST", "cdata", { table, Stamp: stamp }, body);
  }

  /** Polls for a command. */
  ask(): Promise<Got> {
    return this.#ask("GET", "getrequest", {});
  }

  /** Reports the result of a command. */
  tell(seq: number, result: number): Promise<Got> {
    return this.#ask("POST", "devicecmd", {}, `ID=${seq}&Return=${result}&CMD=SET OPTION\n`);
  }

  async #ask(
    method: "GET" | "POST",
    name: string,
    query: Record<string, string>,
    payload?: string | Buffer,
  ): Promise<Got> {
    const params = new URLSearchParams({ SN: this.serial, ...query });
    const response = await this.#world.app.inject({
      method,
      url: `${this.path}/iclock/${name}?${params.toString()}`,
      remoteAddress: this.from,
      ...(payload === undefined ? {} : { payload }),
      ...(this.contentType === "" || payload === undefined
        ? {}
        : { headers: { "content-type": this.contentType } }),
    });
    return { status: response.statusCode, text: response.body };
  }
}

/** A line of its log. */
export function lineOf(pin: string, time: string, status = 0): string {
  return [pin, time, status, 15, 0, 0, 0].join("\t");
}

let made = 0;

/** Declares a reader of a structure, and approves it unless `asking`. */
export async function declaredReader(
  world: World,
  as: Visitor,
  given: { organizationId: string; structureId: string; networks?: string[]; asking?: boolean },
) {
  const { organizationId, structureId, networks = [], asking = false } = given;
  made += 1;
  const reader = new StandInReader(world, `CKUH20330${1000 + made}`);
  const { id, version, path } = await world.by(as).call(readers.create, {
    organizationId,
    structureId,
    title: "Gate",
    serial: reader.serial,
    networks,
    inPath: networks.length === 0,
  });
  reader.path = path ?? "";
  const device = { organizationId, id, version };
  if (!asking) device.version = (await world.call(devices.approve, device, { as })).version;
  return { reader, device };
}
