export { CaptureScreen } from "./capture-screen.tsx";
export { isApprovedDevice } from "./device-key.ts";
export { DeviceQuestions } from "./device-questions.tsx";
export { PairedDeviceLink } from "./paired-device-link.tsx";
