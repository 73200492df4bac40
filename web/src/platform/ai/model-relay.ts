/** A request as a page hands it to the worker that sends it. */
export type RelayRequest = { address: string; method: string; headers: [string, string][]; body: string | null };

/** What a page says to the worker: a request, then that it has room for the next piece of the answer. */
export type RelayCall = { kind: 'ask'; request: RelayRequest } | { kind: 'more' };

/** What the worker says: the head of the answer, its pieces one at a time, its end; or that nothing could be reached. */
export type RelayAnswer =
  | { kind: 'head'; status: number; statusText: string; headers: [string, string][] }
  | { kind: 'bytes'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'end' }
  | { kind: 'failed'; message: string };

type Answers = (answer: RelayAnswer) => void;

/** The worker's half: returns what takes the calls of a page. One request; the next piece is read once the page has room for it. */
export function relay(answer: Answers): (call: RelayCall) => Promise<void> {
  let reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined;

  async function ask({ address, body, ...init }: RelayRequest): Promise<void> {
    const response = await fetch(address, {
      ...init,
      ...(body !== null && { body }),
      // Nothing of this site goes along, and no redirect leads to another address.
      ...({ credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store', redirect: 'error' } as const),
    });
    const { status, statusText, headers } = response;
    reader = response.body?.getReader();
    answer({ kind: 'head', status, statusText, headers: [...headers] });
  }

  async function next(): Promise<void> {
    const piece = await reader?.read();
    answer(piece?.value ? { kind: 'bytes', bytes: piece.value } : { kind: 'end' });
  }

  return async (call) => {
    try {
      await (call.kind === 'ask' ? ask(call.request) : next());
    } catch (cause) {
      answer({ kind: 'failed', message: (cause as Error).message });
    }
  };
}
