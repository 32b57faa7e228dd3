export { ScheduleForm } from "./schedule-form.tsx";
export { SchedulesList } from "./schedules-list.tsx";
