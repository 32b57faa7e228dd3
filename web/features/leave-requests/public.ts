export { OwnLeavesOfAccount, OwnLeavesOfLink } from "./own-leaves.tsx";
