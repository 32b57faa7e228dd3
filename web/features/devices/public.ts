export { CaptureScreen } from "./capture-screen.tsx";
export { DeviceQuestions } from "./device-questions.tsx";
