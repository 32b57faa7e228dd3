import { createServer, connect, type AddressInfo, type Socket } from "node:net";

/** A connection to a database that can fall silent: open sockets stay open, but nothing comes through any more. */
export type SilentLine = {
  /** Connection string of the same database through the line. */
  url: string;
  /** All open sockets, and those opened from now until `mend`, stay silent forever. */
  fallSilent: () => void;
  /** Sockets opened from now on work; with `all`, the silent ones work again too. */
  mend: (all?: boolean) => void;
  close: () => void;
};

/** Opens a line to the database of a connection string, over TCP or a Unix socket. */
export async function silentLineTo(url: string): Promise<SilentLine> {
  const target = new URL(url);
  const socketFolder = target.searchParams.get("host");
  const open = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = socketFolder
      ? connect(`${socketFolder}/.s.PGSQL.${target.port || 5432}`)
      : connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      open.add(from);
      from.on("data", (bytes) => to.write(bytes));
      from.on("close", () => (open.delete(from), to.destroy()));
      from.on("error", () => to.destroy());
      if (isSilent) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // Guarantee: it listens on a port.
  const { port } = server.address() as AddressInfo;
  const through = new URL(url);
  through.searchParams.delete("host");
  [through.hostname, through.port] = ["127.0.0.1", String(port)];
  return {
    url: through.toString(),
    fallSilent: () => {
      isSilent = true;
      for (const socket of open) socket.pause();
    },
    mend: (all = false) => {
      isSilent = false;
      if (all) for (const socket of open) socket.resume();
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
