import { createRoot } from "react-dom/client";
import { keepAnswered, SignIn, takeUp } from "./features/sign-in/public.ts";
import { Frame } from "./frame.tsx";
import { BlankFrame } from "./layouts/blank-frame.tsx";

/** Shows the sign-in page by itself; once credentials are accepted, the application takes its place and continues. */
export function openSignIn(place: HTMLElement): void {
  const root = createRoot(place);
  root.render(
    <Frame>
      <BlankFrame>
        <SignIn
          onAnswer={async (answer, password) => {
            const { openApp } = await import("./app.tsx");
            keepAnswered({ answer, password });
            const path = "token" in answer ? takeUp(answer, false) : "/login";
            await openApp(place, { path, leave: () => root.unmount() });
          }}
        />
      </BlankFrame>
    </Frame>,
  );
}
