import { installMissing, run } from "./node24.mjs";

installMissing();
for (const script of ["bin/build-client.ts", "bin/build-server.ts", "built/main.js"]) {
  const code = await run(script);
  if (code !== 0) process.exit(code);
}
