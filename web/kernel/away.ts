import { signalOf } from "./signal.ts";

/** A call was answered 503: the server is in maintenance, starting or overloaded. */
export const away = signalOf();

/** A write that maintenance would have refused was done. */
export const written = signalOf();

/** A write was refused, since nobody is signed in. */
export const unadmitted = signalOf();
