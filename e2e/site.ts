import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import pg from "pg";

/** A separate server on a clone of the demonstration, or on an empty database. */
export type Site = {
  url: string;
  /** For commands that run alongside the server. */
  databaseUrl: string;
  /** The same as the database's owner, for loading sets. */
  ownerUrl: string;
  /** Kills the server as kill -9 does; `start` brings it back on the same port and data. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** The server neither answers nor refuses connections, until `resume`. */
  pause: () => void;
  resume: () => void;
  /** Sets up what a journey starts with, as the database's administrator. */
  arrange: (statement: string, values: readonly unknown[]) => Promise<void>;
  /** What is in the database, as its administrator sees it. Guarantee of the caller: the statement returns such rows. */
  ask: <Row extends pg.QueryResultRow>(
    statement: string,
    values: readonly unknown[],
  ) => Promise<Row[]>;
  close: () => Promise<void>;
};

const main = join(import.meta.dirname, "../built/main.js");

/** Opens a site for one test file; `environment` sets environment variables of its server. */
export function openSite(environment: Record<string, string> = {}): Promise<Site> {
  return openOn("demonstration", environment);
}

/** Opens a site like an installation on its first day: what the law provides, no users and nothing else. */
export function openEmptySite(): Promise<Site> {
  return openOn("empty", {});
}

async function openOn(
  template: "demonstration" | "empty",
  environment: Record<string, string>,
): Promise<Site> {
  const name = `site_${randomUUID().replaceAll("-", "")}`;
  await asAdministrator(
    `create database ${name} template ${template} owner paron_owner strategy file_copy`,
  );
  let { child, url } = await serve(name, 0, environment);
  const port = Number(new URL(url).port);
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
  };
  return {
    url,
    databaseUrl: urlFor("paron_app", name),
    ownerUrl: urlFor("paron_owner", name),
    kill,
    start: async () => {
      ({ child } = await serve(name, port, environment));
    },
    pause: () => child.kill("SIGSTOP"),
    resume: () => child.kill("SIGCONT"),
    arrange: async (statement, values) => {
      await asAdministrator(statement, values, name);
    },
    ask: (statement, values) => asAdministrator(statement, values, name),
    close: async () => {
      await kill();
      await asAdministrator(`drop database ${name} with (force)`);
    },
  };
}

function urlFor(role: string, database: string): string {
  const url = process.env["PARON_E2E_URL"];
  if (!url) throw new Error("The browser tests run under playwright's global setup");
  return url.replace("ROLE", role).replace("DATABASE", database);
}

async function asAdministrator<Row extends pg.QueryResultRow>(
  statement: string,
  values: readonly unknown[] = [],
  database = "postgres",
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: urlFor("postgres", database) });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(statement, [...values]);
    return rows;
  } finally {
    await client.end();
  }
}

function serve(
  database: string,
  port: number,
  environment: Record<string, string>,
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      // A busy machine is slow, not wrong: no site refuses because its responses are late.
      NODE_ENV: "test",
      DATABASE_URL: urlFor("paron_app", database),
      PORT: String(port),
      JOBS: "off",
      DATA_DIR: process.env["PARON_E2E_FILES"],
      NODE_COMPILE_CACHE: process.env["PARON_E2E_COMPILED"],
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}`)));
    child.stdout?.on("data", (text: Buffer) => {
      const url = /serves at (\S+)/.exec(text.toString())?.[1];
      if (url) resolve({ child, url: url.replace("localhost", "127.0.0.1") });
    });
  });
}
