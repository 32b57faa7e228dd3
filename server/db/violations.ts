import { Fault } from "../kernel/fault.ts";

/**
 * Runs a write and translates constraint violations: a unique or exclusion violation throws the fault of its constraint, a
 * reference to something outside the body throws `not-found`. Any other error is rethrown.
 */
export async function namingViolations<T>(
  faults: Record<string, () => Fault>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    const fault = faults[constraint ?? ""];
    if (fault) throw fault();
    if (code === foreignKeyViolation) throw new Fault("not-found");
    throw error;
  }
}

const foreignKeyViolation = "23503";
