export { BodyLink } from "./body-link.tsx";
