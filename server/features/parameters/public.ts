export { findingParameters, parametersByMonth, settingsOfBody } from "./finding-parameters.ts";
