import { chosenOf, runLanes } from "./run-step.ts";

/**
 * Runs in full what a normal test run samples: kill -9 mid-save and its control, months compared with their model, every page
 * in all its screenshots, 2,000 presses on three phones. `--only=kill,server,build,browser` runs some of it.
 */
const env = { TORTURE: "on" };
const steps = [
  { name: "kill", command: ["node", "bench/kill.ts"] },
  {
    name: "server",
    command: ["vitest", "run", "--project", "server", "kill.test", "months.model"],
    env,
  },
  { name: "build", command: ["node", "bin/build-client.ts"] },
  { name: "browser", command: ["playwright", "test", "every-page", "offline-capture"], env },
];

await runLanes([chosenOf(steps)]);
