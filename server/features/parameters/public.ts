export {
  findingParameters,
  findingSettings,
  parametersByMonth,
  settingsOfBody,
} from "./finding-parameters.ts";
