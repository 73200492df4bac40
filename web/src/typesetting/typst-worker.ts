import program from '@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm?url';
import { fetchBytes } from '../platform/files/fetch-bytes.ts';
import { fontUrl } from './font-urls.ts';
import { TypstEngine } from './typst-engine.ts';
import type { TypesetAnswer, TypesetOrder } from './worker-messages.ts';

// The engine in a thread of its own: its first run takes seconds and must not block the page.

/** Bytes of the unpacked program; the size of a font is known only when it has arrived. */
const programBytes = 29_000_000;

/** Bytes after which the engine is replaced, which is some 350 pages. */
const maxMemory = 400_000_000;

const answer = (message: TypesetAnswer, transfer: Transferable[] = []) =>
  (globalThis as unknown as Worker).postMessage(message, transfer);

let loaded = 0;
let total = 0;
const arrived = (bytes: number) => {
  loaded += bytes;
  answer({ kind: 'progress', progress: { loaded, total: Math.max(total, loaded) } });
};

/** A file could not be fetched: worth a retry when the network is back. */
class NotLoaded extends Error {}

async function fetched(url: string, bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  total += bytes;
  try {
    return await fetchBytes(url, arrived);
  } catch (error) {
    total -= bytes;
    throw new NotLoaded(error instanceof Error ? error.message : String(error));
  }
}

const engine = new TypstEngine({
  program: () => fetched(program, programBytes),
  font: ({ file }) => fetched(fontUrl(file), 0),
});

let last: Promise<unknown> = Promise.resolve();

globalThis.addEventListener('message', ({ data }: MessageEvent<TypesetOrder>) => {
  last = last.then(() => set(data));
});

async function set({ id, request }: TypesetOrder): Promise<void> {
  try {
    const document = await engine.typeset(request);
    answer({ kind: 'set', id, document, isSpent: engine.memory > maxMemory }, [document.pdf.buffer]);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    const problem = error instanceof NotLoaded ? 'not-loaded' : 'failed';
    // A program that trapped is left in the middle of its work; a buffer that finds no room is a RangeError.
    const isSpent = error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
    answer({ kind: 'problem', id, problem, detail, isSpent });
  }
}
