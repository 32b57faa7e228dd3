export { deviceContext } from "./device-context.ts";
export { deviceEntry, type DeviceState, leaveAct } from "./device-row.ts";
export { recordPunched } from "./record-punched.ts";
