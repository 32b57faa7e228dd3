import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Statement } from "./statements.ts";

type Connection = { socket: string; role: "paron_app" | "postgres" };

/** The pgbench of the newest installed PostgreSQL. Throws with what to install. */
export function findPgbench(): string {
  const packaged = "/usr/lib/postgresql";
  const versions = existsSync(packaged) ? readdirSync(packaged) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  const places = [
    `${packaged}/${newest}/bin/pgbench`,
    "/usr/local/bin/pgbench",
    "/usr/bin/pgbench",
  ];
  const found = places.find((place) => existsSync(place));
  if (found) return found;
  throw new Error(
    "pgbench is missing: install it (Debian, Ubuntu: apt-get install postgresql-15, where it lies in /usr/lib/postgresql/15/bin; elsewhere postgresql-contrib).",
  );
}

/** Transactions per second of scripts chosen at random, each a list of statements, prepared, with eight clients. */
export function pgbench(
  program: string,
  { socket, role }: Connection,
  scripts: readonly (readonly Statement[])[],
  seconds: number,
): number {
  const folder = mkdtempSync(join(tmpdir(), "paron-pgbench-"));
  try {
    const written = scripts.map((script, index) => writtenScript(folder, `s${index}`, script));
    const { stdout, stderr, status } = spawnSync(
      program,
      [
        "-n",
        "-M",
        "prepared",
        "-c",
        "8",
        "-j",
        "1",
        "-T",
        String(seconds),
        "-h",
        socket,
        "-U",
        role,
        ...written.flatMap(({ file, values }) => ["-f", file, ...values]),
        "paron",
      ],
      { encoding: "utf8" },
    );
    const rate = /tps = ([\d.]+)/.exec(stdout)?.[1];
    if (rate === undefined || status !== 0) throw new Error(stderr);
    return Number(rate);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writtenScript(
  folder: string,
  name: string,
  script: readonly Statement[],
): { file: string; values: string[] } {
  const values: string[] = [];
  const text = script.map(({ text: sql, values: given }, place) => {
    const variable = (index: number) => `${name}_${place}_${index}`;
    given.forEach((value, index) => values.push("-D", `${variable(index)}=${value}`));
    return `${sql.replaceAll(/\$(\d+)/g, (_, number: string) => `:${variable(Number(number) - 1)}`)};`;
  });
  const file = join(folder, `${name}.sql`);
  writeFileSync(file, text.join("\n"));
  return { file, values };
}
