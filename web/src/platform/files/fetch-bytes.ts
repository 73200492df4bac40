/** Receives the number of bytes that arrived since the last call. */
export type OnBytes = (bytes: number) => void;

/** Fetches a file of the product and reports each part to `onBytes`. Throws for an error status. */
export async function fetchBytes(url: string, onBytes?: OnBytes): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}.`);
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = response.body.getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    parts.push(step.value);
    length += step.value.length;
    onBytes?.(step.value.length);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
