import { Fault } from "../kernel/fault.ts";

/**
 * Runs a write and names what the database refused: a broken unique or exclusion key answers the fault of its constraint, a
 * reference to what is not in the body answers 404. Any other error passes.
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
