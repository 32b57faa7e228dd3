import { signalOf } from "./signal.ts";

/** A call was answered 503: the server is in maintenance, starting or overloaded. */
export const away = signalOf();

/** A write succeeded that maintenance would have refused. */
export const written = signalOf();

/** A write was refused because no one is signed in. */
export const unadmitted = signalOf();
