import { createHash } from "node:crypto";
import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, inject, test } from "vitest";
import { configOf } from "./config.ts";
import { buildOrganization, buildUser } from "./db/seed/builders.ts";
import { isSecretOfDatabase, sealingKey } from "./features/ledger/sealing-key.ts";
import { projectFolder } from "./project-folder.ts";
import { startRefusal } from "./start-refusal.ts";
import { asAdministrator, urlAs } from "./testing/database-of-tests.ts";
import { openWorld, type World } from "./testing/world.ts";

test.each([
  [{ PORT: "99999", DATABASE_URL: "mysql://somewhere" }, ["PORT: ", "DATABASE_URL: "]],
  [
    { PORT: "http", SESSION_MINUTES: "5" },
    ["PORT: wants a whole number from 0 to 65535", "SESSION_MINUTES: wants a"],
  ],
  [{ PUBLIC_URL: "ftp://paron.example" }, ["PUBLIC_URL: "]],
  [{ SMTP_HOST: "mail.example" }, ["MAIL_FROM goes with SMTP_HOST"]],
  [{ SMTP_HOST: "smtp://mail.example", MAIL_FROM: "a@b.example" }, ["SMTP_HOST: wants the name"]],
  [{ SMTP_HOST: "mail.example:25", MAIL_FROM: "a@b.example" }, ["SMTP_HOST: wants the name"]],
  [{ PUBLIC_URL: "https://paron.example/app" }, ["PUBLIC_URL: wants an address without a path"]],
  [{ SMTP_USER: "paron" }, ["SMTP_USER and SMTP_PASSWORD go together"]],
  [{ SMTP_USER: "paron", SMTP_PASSWORD: "x" }, ["SMTP_USER and SMTP_PASSWORD go with SMTP_HOST"]],
  [
    { JOBS: "true", LOG_LEVEL: "INFO", CONTACT_EMAIL: "x", SMTP_TIMEOUT_SECONDS: "100" },
    [
      "JOBS: wants on or off",
      "LOG_LEVEL: wants debug, info, warn, error or silent",
      "CONTACT_EMAIL: wants an address alone",
      "SMTP_TIMEOUT_SECONDS: wants seconds from 0.1 to 60",
    ],
  ],
  [{ CLAMD_URL: "tcp://127.0.0.1:99999" }, ["CLAMD_URL: wants tcp://127.0.0.1:3310"]],
  [
    { DATABASE_URL: "", DATABASE_OWNER_URL: "postgres://paron_owner@db/paron" },
    ["DATABASE_OWNER_URL: goes with DATABASE_URL"],
  ],
  [{ ICON_SERVICE_URL: "foo" }, ["ICON_SERVICE_URL: wants a path, "]],
  [{ ERGANI_TRIAL_URL: "ftp://x" }, ["ERGANI_TRIAL_URL: wants an http(s) address"]],
  [
    { SECRET_KEY: "short", CLAMD_URL: "x", FILES_S3_BUCKET: "A_B", DATABASE_URL: "paron" },
    [
      "SECRET_KEY: wants 32 bytes in base64url, 43 characters",
      "CLAMD_URL: wants tcp://127.0.0.1:3310",
      "FILES_S3_BUCKET: wants the name of a bucket",
      "DATABASE_URL: wants the address of a PostgreSQL database",
    ],
  ],
  [{ TAXIS_CLIENT_ID: "x" }, ["TAXIS_CLIENT_ID and TAXIS_CLIENT_SECRET go together"]],
  [{ FILES_S3_BUCKET: "documents" }, ["FILES_S3_ENDPOINT: ", "FILES_S3_SECRET: "]],
])("a server with wrong settings names them and exits, without a stack: %j", (wrong, messages) => {
  const { status, stderr } = started(wrong);
  expect(status).toBe(1);
  for (const words of messages) expect(stderr).toContain(`\n  ${words}`);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test.each<[string, (folder: string) => Record<string, string>, string]>([
  ["a file", (folder) => ({ DATA_DIR: join(folder, "file") }), "is a file, not a folder"],
  ["under a file", (folder) => ({ DATA_DIR: join(folder, "file", "data") }), "lies under a file"],
  ["in the kernel's file system", () => ({ DATA_DIR: "/proc/paron/data" }), "lies where no folder"],
  ["in a process's folder", () => ({ DATA_DIR: "/proc/self" }), "lies where no folder"],
  ["a missing client build", (folder) => ({ CLIENT_DIR: join(folder, "client") }), "is not there"],
  ["an incomplete client build", (folder) => ({ CLIENT_DIR: folder }), "holds no built client"],
])("an unusable folder is named, without a stack: %s", (_, wrong, words) => {
  const folder = mkdtempSync(join(tmpdir(), "paron-folders-"));
  writeFileSync(join(folder, "file"), "");
  const settings = wrong(folder);
  const { status, stderr } = started({ DATA_DIR: join(folder, "data"), ...settings });
  rmSync(folder, { recursive: true });
  const [name = "", place = ""] = Object.entries(settings)[0] ?? [];
  expect([status, stderr]).toEqual([1, expect.stringContaining(`\n  ${name}: ${place} ${words}`)]);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test.each([
  ["bin/backup.ts", ["--to", "backups"]],
  ["bin/ledger-verify.ts", []],
  ["bin/ledger-export.ts", ["--organization", "system", "--to", "ledger.ndjson"]],
  ["bin/ledger-rotate-key.ts", []],
  ["bin/user.ts", ["create", "--role", "Administrator", "--user-name", "maria"]],
])("a folder without a database is refused, and none is created in it: %s", (command, options) => {
  const folder = mkdtempSync(join(tmpdir(), "paron-folders-"));
  const DATA_DIR = join(folder, "data");
  const tried = () => ran(command, { DATA_DIR, DATABASE_URL: "" }, ...options);
  const missing = tried();
  mkdirSync(DATA_DIR);
  const empty = tried();
  const made = readdirSync(DATA_DIR);
  rmSync(folder, { recursive: true });
  const code = command === "bin/ledger-verify.ts" ? 2 : 1;
  for (const { status, stdout, stderr } of [missing, empty]) {
    expect([status, stdout]).toEqual([code, ""]);
    expect(stderr).toMatch(/^DATA_DIR: \S+ holds no database\. .*\n$/);
  }
  expect(made).toEqual([]);
});

test.each<[string, string[], number, RegExp]>([
  ["bin/ledger-verify.ts", ["--fil", "x"], 2, /^Unknown option '--fil'/],
  ["bin/ledger-verify.ts", ["--anchors", "missing.ndjson"], 2, /^--anchors: .*missing\.ndjson/],
  ["bin/ledger-verify.ts", ["--anchors", "package.json"], 2, /^Line 1 of the anchors is none/],
  ["bin/ledger-verify.ts", ["--file", "missing.ndjson"], 2, /^--file: .*missing\.ndjson/],
  ["bin/ledger-verify.ts", ["--proof", "package.json"], 2, /^--proof: the file is no proof/],
  ["bin/ledger-verify.ts", ["--proof", "README.md"], 2, /^--proof: the file is no proof/],
  ["bin/ledger-verify.ts", ["--files-since", "monday"], 2, /^--files-since takes a day/],
  ["bin/ledger-export.ts", ["--too", "x"], 1, /^Unknown option '--too'/],
  ["bin/ledger-rotate-key.ts", ["--lost"], 1, /^Unknown option '--lost'/],
  [
    "bin/user.ts",
    ["create", "--rol", "x"],
    1,
    /^Unknown option '--rol'. Options: --role <value>, /,
  ],
  ["bin/backup.ts", ["--too", "x"], 1, /^Unknown option '--too'. Options: --to <value>, --keep /],
  ["bin/backup.ts", ["--to"], 1, /^Option '--to <value>' argument missing. Options: --to /],
  ["bin/backup.ts", ["--to="], 1, /^Option '--to <value>' argument missing. Options: --to /],
  ["bin/restore.ts", ["--form", "x"], 1, /^Unknown option '--form'. Options: --from <value>/],
  ["bin/restore.ts", ["--from", "missing"], 1, /^--from: \S+missing holds no whole backup/],
  ["bin/migrate.ts", ["--dry-run"], 1, /^Unknown option '--dry-run'. It takes no options/],
  ["bin/seed.ts", ["--days", "many"], 1, /^--days takes a whole number from 1 to /],
])("a command that cannot run says so in one sentence: %s %j", (command, words, code, sentence) => {
  const folder = mkdtempSync(join(tmpdir(), "paron-folders-"));
  const { status, stdout, stderr } = ran(command, { DATA_DIR: folder }, ...words);
  rmSync(folder, { recursive: true });
  expect([status, stdout, stderr]).toEqual([code, "", expect.stringMatching(sentence)]);
  expect(stderr).toMatch(/^.+\n$/);
});

test.each([
  ["bin/restore.ts", ["--from", "backups"]],
  ["bin/seed.ts", ["--data-dir", "/proc/paron"]],
])("an unwritable folder ends a command too: %s", (command, words) => {
  const { status, stderr } = ran(command, { DATA_DIR: "/proc/paron" }, ...words);
  const sentence = expect.stringMatching(/\n {2}DATA_DIR: \/proc\/paron lies where no folder/);
  expect([status, stderr]).toEqual([1, sentence]);
});

test.each([
  ["bin/ledger-verify.ts", 2],
  ["bin/ledger-export.ts", 1],
  ["bin/user.ts", 1],
  ["bin/backup.ts", 1],
  ["bin/restore.ts", 1],
  ["bin/migrate.ts", 1],
])("a command with wrong settings names them, without a stack: %s", (command, code) => {
  const words = command === "bin/ledger-export.ts" ? ["--organization", "system", "--to", "x"] : [];
  const { status, stderr } = ran(command, { PORT: "99999" }, ...words);
  expect([status, stderr]).toEqual([code, expect.stringMatching(/\n {2}PORT: /)]);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test("the ledger of an unknown id is not written, and a file without entries is called neither whole nor wrong", async () => {
  const world = await openWorld();
  const nobody = "01a21d8c-e7e3-72b2-bc75-4ca87f2cc532";
  const file = join(world.parts.config.dataDir, "ledger.ndjson");
  const ofNobody = ["--organization", nobody, "--to", file];
  const written = ran("bin/ledger-export.ts", ofWorld(world), ...ofNobody);
  expect([written.status, written.stderr]).toEqual([1, expect.stringContaining(nobody)]);
  expect(existsSync(file)).toBe(false);
  mkdirSync(world.parts.config.dataDir, { recursive: true });
  const head = JSON.stringify({ kind: "ledger", version: 1, organizationId: nobody });
  const verified = (lines: string) => {
    writeFileSync(file, lines);
    return ran("bin/ledger-verify.ts", ofWorld(world), "--file", file);
  };
  const [empty, cut] = [verified(head), verified(`${head}\n${head.slice(0, 9)}`)];
  const key = { kind: "key", publicKey: "00", validFrom: "0", endorsement: null };
  const keys = [1, 2].map((generation) => JSON.stringify({ ...key, generation }));
  const tail = JSON.stringify({ kind: "tail" });
  const wrong = [
    verified([head, ...keys].join("\n")),
    verified([head, ...keys, tail, "{"].join("\n")),
  ];
  await world.close();
  expect([empty.status, empty.stderr]).toEqual([2, expect.stringMatching(/holds no entry/)]);
  expect(empty.stdout).not.toContain("Whole");
  expect([cut.status, cut.stderr]).toEqual([2, expect.stringMatching(/^Line 2 .*cut/)]);
  expect(wrong.map(({ status }) => status)).toEqual([1, 1]);
});

test("a migration changed after it ran is named, without a stack", async () => {
  const world = await openWorld();
  await asAdministrator(
    world.ownerUrl,
    "update schema_migration set digest = 'other' where name = '0001-people.sql'",
  );
  const { status, stderr } = started(ofWorld(world));
  await world.close();
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Migration 0001-people\.sql has/)]);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test("rows that a migration does not allow are named, with what to do, without a stack", async () => {
  const world = await openWorld();
  const { id } = await buildOrganization(world.owner);
  const twice = `alter table employee no force row level security; drop index employee_amka;
    insert into employee (organization_id, id, afm, amka, last_name, first_name) values
      ('${id}', gen_random_uuid(), '010509832', '01018012342', 'Α', 'Α'), ('${id}', gen_random_uuid(), '028233026', '01018012342', 'Β', 'Β');
    delete from schema_migration where name = '0100-amka.sql'`;
  await asAdministrator(world.ownerUrl, twice);
  const { status, stderr } = started(ofWorld(world));
  await world.close();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Migration 0100-amka\.sql stops at data .*employee_amka.*01018012342/);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test("a database migrated by a newer build is refused by every command, with what to do", async () => {
  const world = await openWorld();
  const later = "insert into schema_migration (name, digest) values ('9999-later.sql', '')";
  await asAdministrator(world.ownerUrl, later);
  const owned = ofWorld(world);
  const tried = [
    started(owned),
    started({ ...owned, DATABASE_OWNER_URL: "" }),
    ran("bin/migrate.ts", owned),
    ran("bin/ledger-verify.ts", owned),
  ];
  await world.close();
  expect(tried.map(({ status }) => status)).toEqual([1, 1, 1, 2]);
  for (const { stderr } of tried)
    expect(stderr).toMatch(
      /^A newer build .* stands at 9999-later\.sql, .* Start the newer build, or .*\n$/,
    );
});

test("a full disk stops a migration with one sentence, and leaves nothing of it", async () => {
  const world = await openWorld();
  const full = `delete from schema_migration where name = '0119-statistics.sql';
    create function no_room() returns event_trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create event trigger no_room on ddl_command_start when tag in ('ALTER TABLE') execute function no_room()`;
  await asAdministrator(urlOf(world), full);
  const { status, stderr } = started(ofWorld(world));
  await world.close();
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^Migration 0119-statistics\.sql found too little room .* has changed nothing: .*No space left.*\n$/,
  );
});

const asRoot = test.runIf(process.getuid?.() === 0);

asRoot(
  "a user unknown to the machine, and one after another user, are told what is in the way",
  () => {
    const folder = mkdtempSync(join(tmpdir(), "paron-folders-"));
    chmodSync(folder, 0o777);
    const by = (uid: number) => {
      const DATA_DIR = join(folder, "data");
      const program = join(projectFolder, "server/main.ts");
      const env = { ...process.env, DATA_DIR, DATABASE_URL: "", TMPDIR: folder };
      const ended = spawnSync(process.execPath, [program], {
        uid,
        gid: uid,
        env,
        encoding: "utf8",
      });
      chmodSync(DATA_DIR, 0o777);
      return [ended.status, ended.stderr];
    };
    const unknown = by(54_321);
    const left = readdirSync(folder);
    const name = createHash("sha256").update(join(folder, "data")).digest("hex").slice(0, 12);
    mkdirSync(join(folder, `paron-${name}`));
    const refused = [unknown, by(54_322)];
    rmSync(folder, { recursive: true });
    expect(left).toEqual(["data"]);
    expect(refused).toEqual([
      [
        1,
        expect.stringMatching(
          /^initdb: .*\n.*postgresql cannot be made: initdb says above why.*\n$/,
        ),
      ],
      [1, expect.stringMatching(/^\S+ belongs to another user, .*\n$/)],
    ]);
  },
);

test("a role that bypasses row-level security is refused, without a stack", async () => {
  const world = await openWorld();
  const { status, stderr } = started({ ...ofWorld(world), DATABASE_URL: world.ownerUrl });
  await world.close();
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^The database role «\w+» /)]);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test("a key other than the database's is refused with what to do, without a stack", async () => {
  const world = await openWorld();
  await sealingKey(world.parts);
  const SECRET_KEY = Buffer.alloc(32, 7).toString("base64url");
  const { status, stderr } = started({ ...ofWorld(world), SECRET_KEY });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^SECRET_KEY is not the key of /)]);
  expect(stderr).toContain("--key-lost");
  expect(stderr).not.toMatch(/^\s+at /m);
  const rotated = (...more: string[]) =>
    ran("bin/ledger-rotate-key.ts", { ...ofWorld(world), SECRET_KEY }, ...more);
  expect(rotated().status).toBe(1);
  expect(await isSecretOfDatabase(world.parts)).toBe(true);
  expect(rotated("--key-lost").status).toBe(0);
  const figures = { METRICS_PORT: "9464", METRICS_HOST: "192.0.2.1" };
  const after = started({ ...ofWorld(world), SECRET_KEY, ...figures });
  await world.close();
  expect(after.stderr).toMatch(/^METRICS_PORT/);
});

test("a metrics address of another machine is reported by its own settings", async () => {
  const world = await openWorld();
  const figures = { METRICS_PORT: "9464", METRICS_HOST: "192.0.2.1" };
  const { status, stderr } = started({ ...ofWorld(world), ...figures });
  await world.close();
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^METRICS_PORT and METRICS_HOST /)]);
});

test("an empty setting counts as unset: no random port, no unwanted metrics", () => {
  const empty = { PORT: "", METRICS_PORT: " ", DATABASE_URL: "", SECRET_KEY: "", SMTP_HOST: "" };
  expect(configOf(empty)).toEqual(configOf({}));
});

test("the example settings are valid, and so is each of its lines uncommented", () => {
  const example = readFileSync(join(projectFolder, ".env.example"), "utf8");
  const settings = example.split("\n").filter((line) => !line.startsWith("# ") && line !== "");
  const pairs = settings.map((line) => /^#([A-Z0-9_]+)=(\S*)$/.exec(line)?.slice(1) ?? [line]);
  expect(pairs.filter((pair) => pair.length !== 2)).toEqual([]);
  expect(configOf(Object.fromEntries(pairs))).toEqual(configOf({}));
});

test.each(["nowhere.invalid", "192.0.2.1"])(
  "a host that is not this machine is reported by its own setting: %s",
  async (HOST) => {
    const world = await openWorld();
    const { status, stderr } = started({ ...ofWorld(world), HOST });
    await world.close();
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^HOST: .* is no address of .*\n$/),
    ]);
    expect(stderr).toContain(HOST);
  },
);

test("a taken port is reported with what to do about it", async () => {
  const first = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => first.once("listening", resolve));
  const address = first.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const second = createServer().listen(port, "127.0.0.1");
  const error = await new Promise((resolve) => second.once("error", resolve));
  expect(startRefusal(error)).toContain(`Port ${port} is taken`);
  expect(startRefusal(error)).toContain(`PORT=${port + 1}`);
  await new Promise((resolve) => first.close(resolve));
});

test("an unreachable database is reported with the setting that names it, without a stack", () => {
  const { status, stderr } = started({
    DATABASE_URL: "postgres://paron_app:x@127.0.0.1:1/paron",
  });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^DATABASE_URL .*127\.0\.0\.1:1/)]);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test("a server without users says how to create the first administrator, and another does not", async () => {
  const world = await openWorld();
  const create = "npm run user -- create --role Administrator --user-name maria";
  const mistyped = await announced({ ...ofWorld(world), TRUSTED_PROXY: "10.0.0.1" });
  expect(mistyped).toMatch(/^TRUSTED_PROXY is the name of no setting /m);
  expect(mistyped).toContain(create);
  await buildUser(world.owner, { role: "Administrator" });
  expect(await announced(ofWorld(world))).not.toContain(create);
  await world.close();
});

test("a full disk outside a migration is reported in one sentence", () => {
  const error = Object.assign(new Error("could not extend file"), { code: "53100" });
  expect(startRefusal(error)).toMatch(/^The database's disk is full: could not extend file\. /);
});

test("a full disk of a folder is reported in one sentence", () => {
  const error = Object.assign(new Error("ENOSPC: no space left on device, write"), {
    code: "ENOSPC",
  });
  expect(startRefusal(error)).toMatch(/^No room is left on the disk: ENOSPC.* Make room there/);
});

test("an error unrelated to settings keeps its stack", () => {
  expect(startRefusal(new TypeError("a fault"))).toBeNull();
});

/** The world's database, as the superuser. */
function urlOf({ ownerUrl }: World): string {
  const url = new URL(inject("adminUrl"));
  url.pathname = new URL(ownerUrl).pathname;
  return url.toString();
}

function ofWorld({ ownerUrl, parts }: World): Record<string, string> {
  return {
    DATA_DIR: parts.config.dataDir,
    DATABASE_URL: urlAs(inject("adminUrl"), "paron_app", new URL(ownerUrl).pathname.slice(1)),
    DATABASE_OWNER_URL: ownerUrl,
  };
}

/** What a server prints until it is ready. */
async function announced(settings: Record<string, string>): Promise<string> {
  const env = { ...process.env, ...settings, NODE_ENV: "production", PORT: "0", JOBS: "off" };
  const child = spawn(process.execPath, [join(projectFolder, "server/main.ts")], {
    stdio: ["ignore", "pipe", "inherit"],
    env,
  });
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (line.startsWith("Ctrl+C")) break;
  }
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
  return lines.join("\n");
}

/** A server started with the settings, which must exit by itself. */
function started(settings: Record<string, string>) {
  return ran("server/main.ts", settings);
}

function ran(program: string, settings: Record<string, string>, ...words: string[]) {
  return spawnSync(process.execPath, [join(projectFolder, program), ...words], {
    cwd: projectFolder,
    env: { ...process.env, ...settings },
    encoding: "utf8",
    timeout: 60_000,
  });
}
