export { findingParameters, settingsOfBody } from "./finding-parameters.ts";
