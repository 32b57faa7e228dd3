import { installMissing, run } from "./node24.mjs";

installMissing();
process.exit(await run("bin/check.ts", process.argv.slice(2)));
