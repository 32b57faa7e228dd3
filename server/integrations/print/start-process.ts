import { fork } from "node:child_process";
import { join } from "node:path";
import { projectFolder } from "#server/project-folder.ts";
import { TooMuchWork } from "../turns.ts";
import type { Drawing, DrawingAnswer } from "./drawing.ts";

/** A process that draws what it is asked, one thing after the other. */
export type DrawingProcess = {
  /** Throws `TooMuchWork` where it takes more time or memory than it may, an error where it cannot be drawn. */
  ask: (drawing: Drawing) => Promise<DrawingAnswer>;
  kill: () => void;
  isAlive: () => boolean;
};

/** A source file, so that the process has not the whole server in its memory. */
const file = join(projectFolder, "server/integrations/print/drawing-process.ts");
const mostMegabytes = 512;
const mostMilliseconds = 60_000;

/** Starts a process that knows nothing of the server's settings and keeps nobody from ending. */
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
