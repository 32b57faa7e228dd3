import { installMissing, run } from "./node24.mjs";

installMissing();
const built = await run("bin/build-client.ts");
process.exit(built === 0 ? await run("server/main.ts") : built);
