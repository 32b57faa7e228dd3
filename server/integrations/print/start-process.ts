import { fork } from "node:child_process";
import { join } from "node:path";
import { projectFolder } from "#server/project-folder.ts";
import { TooMuchWork } from "../turns.ts";
import type { Drawing, DrawingAnswer } from "./drawing.ts";

/** A process that draws on request, one thing at a time. */
export type DrawingProcess = {
  /** Throws `TooMuchWork` if it exceeds its time or memory, an error if it cannot be drawn. */
  ask: (drawing: Drawing) => Promise<DrawingAnswer>;
  kill: () => void;
  isAlive: () => boolean;
};

/** A source file, so that the process does not load the whole server. */
const file = join(projectFolder, "server/integrations/print/drawing-process.ts");
const mostMegabytes = 512;
const mostMilliseconds = 60_000;

/** Starts a process without the server's environment that does not keep the server from exiting. */
export function startProcess(): DrawingProcess {
  const child = fork(file, {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    execArgv: [`--max-old-space-size=${mostMegabytes}`],
    env: {},
  });
  child.unref();
  child.channel?.unref();
  let isAlive = true;
  const end = () => (isAlive = false);
  child.once("exit", end);
  child.once("error", end);
  const kill = () => {
    isAlive = false;
    child.kill("SIGKILL");
  };
  const ask = (drawing: Drawing) => {
    const limit = setTimeout(kill, mostMilliseconds);
    const { promise, resolve, reject } = Promise.withResolvers<DrawingAnswer>();
    const gone = () => reject(new TooMuchWork());
    child.once("message", resolve);
    child.once("exit", gone);
    child.once("error", gone);
    child.send(drawing, (error) => error && gone());
    return promise
      .then((drawn) => {
        if (drawn.error !== undefined) throw new Error(drawn.error);
        return drawn;
      })
      .finally(() => {
        clearTimeout(limit);
        child.off("message", resolve);
        child.off("exit", gone);
        child.off("error", gone);
      });
  };
  return { ask, kill, isAlive: () => isAlive };
}
