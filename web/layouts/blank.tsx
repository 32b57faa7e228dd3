import { createFileRoute, Outlet } from "@tanstack/react-router";
import { BlankFrame } from "./blank-frame.tsx";

/** Pages without a session. */
export const Route = createFileRoute("/_blank")({ component: BlankLayout });

function BlankLayout() {
  return (
    <BlankFrame>
      <Outlet />
    </BlankFrame>
  );
}
