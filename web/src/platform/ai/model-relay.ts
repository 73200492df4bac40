/** A request as a page hands it to the worker that sends it. */
export type RelayRequest = {
  address: string;
  method: string;
  headers: [string, string][];
  body: string | null;
};

/** What a page says to the worker: a request, then each piece of the answer that it took. */
export type RelayCall = { kind: 'ask'; request: RelayRequest } | { kind: 'taken'; bytes: number };

/** What the worker says: the head of the answer, its pieces, its end; or that the connection failed. */
export type RelayAnswer =
  | { kind: 'head'; status: number; statusText: string; headers: [string, string][] }
  | { kind: 'bytes'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'end' }
  | { kind: 'failed'; message: string };

/** Bytes that are read before the page has taken them: a connection that breaks drops what nobody has read. */
const ahead = 1_000_000;

/** The worker's half, for one request: returns what takes the calls of a page. It never rejects. */
export function relay(
  answer: (answer: RelayAnswer) => void,
  send: (address: string, init: RequestInit) => Promise<Response> = fetch,
): (call: RelayCall) => Promise<void> {
  let waiting = 0;
  let wake = () => {};

  async function ask({ address, body, ...init }: RelayRequest): Promise<void> {
    const response = await send(address, {
      ...init,
      ...(body !== null && { body }),
      // Nothing of this site goes along, and no redirect leads to another address.
      ...({
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
        redirect: 'error',
      } as const),
    });
    const { status, statusText, headers } = response;
    answer({ kind: 'head', status, statusText, headers: [...headers] });
    const reader = response.body?.getReader();
    for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
      answer({ kind: 'bytes', bytes: piece.value });
      waiting += piece.value.byteLength;
      while (waiting > ahead)
        await new Promise<void>((done) => {
          wake = done;
        });
    }
    answer({ kind: 'end' });
  }

  return async (call) => {
    if (call.kind === 'taken') {
      waiting -= call.bytes;
      return wake();
    }
    try {
      await ask(call.request);
    } catch (cause) {
      answer({ kind: 'failed', message: (cause as Error).message });
    }
  };
}
