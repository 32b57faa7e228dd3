export { ChangePasswordForm } from "./change-password-form.tsx";
export { SecondFactorEnrolment } from "./second-factor-enrolment.tsx";
