export { SchedulesList } from "./schedules-list.tsx";
