export { findingParameters } from "./finding-parameters.ts";
