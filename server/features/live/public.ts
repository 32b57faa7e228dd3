export { sweepPresences } from "./sweep-presences.ts";
