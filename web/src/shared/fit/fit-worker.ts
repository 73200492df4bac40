import { FitEngine } from './fit-engine.ts';
import type { FitAnswer, FitOrder } from './fit-messages.ts';

// A list of a thousand jobs takes the rules seconds: in a thread of its own.

const engine = new FitEngine();
const tell = (message: FitAnswer) => (globalThis as unknown as Worker).postMessage(message);

globalThis.addEventListener('message', ({ data }: MessageEvent<FitOrder>) => {
  try {
    tell({ id: data.id, ...engine.answer(data.ask) });
  } catch {
    // What the rules stumble over is told as not judged; nothing is made up.
    tell({ id: data.id });
  }
});
