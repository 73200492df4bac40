/**
 * Names of an error, of what caused it and of what failed in it, outermost first: the library of the local database
 * keeps the browser's own error in `inner`, and those of a bulk write in `failures`.
 */
export function errorNames(error: unknown, depth = 0): string[] {
  const isError = error instanceof Error || error instanceof DOMException;
  if (!isError || depth > 4) return [];
  const { inner, failures } = error as { inner?: unknown; failures?: readonly unknown[] };
  const causes = [inner, error.cause, ...(failures ?? []).slice(0, 1)];
  return [error.name, ...causes.flatMap((cause) => errorNames(cause, depth + 1))];
}
