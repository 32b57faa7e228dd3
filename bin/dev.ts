import { spawn } from "node:child_process";
import { join } from "node:path";
import { createServer } from "vite";

/** The server, restarted on each change, on PORT (3000); the client with reload on 5173, using that server. */
const root = join(import.meta.dirname, "..");
const port = process.env["PORT"] ?? "3000";
const server = spawn(
  process.execPath,
  [
    "--watch-path=server",
    "--watch-path=domain",
    "--watch-path=api",
    "--watch-path=texts",
    "server/main.ts",
  ],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PORT: port },
  },
);
// The route table reads the pages' addresses again on each change.
process.env["JITI_MODULE_CACHE"] = "false";
process.env["API_ORIGIN"] = `http://127.0.0.1:${port}`;
const client = await createServer({ root, server: { port: 5173 } });
await client.listen();
client.printUrls();

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    server.once("exit", () => process.exit(0));
    server.kill("SIGINT");
    void client.close();
  });
}
