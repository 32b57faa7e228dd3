export { deviceContext } from "./device-context.ts";
export { changeDevice, deviceEntry, type DeviceState, leaveAct } from "./device-row.ts";
export { recordPunched } from "./record-punched.ts";
