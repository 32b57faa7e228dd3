import { Button } from "@mantine/core";
import { useState } from "react";
import { signInTexts as t } from "#texts/sign-in.ts";
import { apiErrorOf } from "#web/kernel/api-error.ts";
import { request } from "#web/kernel/request.ts";
import { toast } from "#web/kernel/toasts.ts";
import { redirectToTaxis } from "./calls.ts";

/** Goes to taxis to sign in there. A failure is told in a toast of five seconds. */
export function TaxisButton() {
  const [isGoing, setGoing] = useState(false);
  const go = async () => {
    setGoing(true);
    try {
      location.assign((await request(redirectToTaxis, {})).url);
    } catch (error) {
      setGoing(false);
      toast.error(apiErrorOf(error).message, { durationMs: 5000 });
    }
  };
  return (
    <Button variant="default" size="md" fullWidth loading={isGoing} onClick={() => void go()}>
      {t.withTaxis}
    </Button>
  );
}
