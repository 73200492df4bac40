import { bridgeName } from '@foothold/core/extension/bridge-name.ts';

/** A call of the browser extension on this page, as it came, and the way to answer it. */
export type ExtensionCall = { given: unknown; answer: (answer: unknown) => void };

/** Most calls that wait for the part that answers them: the extension makes one at a time, a flood is somebody else's. */
const maxWaiting = 20;
const waiting: ExtensionCall[] = [];
let isCalled = false;
let isListening = false;
const watchers = new Set<() => void>();
let taker: ((call: ExtensionCall) => void) | null = null;

function hear({ data, source, origin, ports }: MessageEvent<unknown>): void {
  const [port] = ports;
  // Only what was posted in this window by this origin, as the extension’s script on this page does: no other page and no frame.
  if (!port || source !== window || origin !== location.origin) return;
  if ((data as { to?: unknown } | null)?.to !== bridgeName) return;
  const call = { given: data, answer: (answer: unknown) => port.postMessage(answer) };
  if (taker) {
    taker(call);
    return;
  }
  if (waiting.length >= maxWaiting) return;
  waiting.push(call);
  isCalled = true;
  for (const watcher of watchers) watcher();
}

/** Calls back when the extension calls for the first time; until then nothing of what answers it is loaded. */
export function onFirstExtensionCall(watcher: () => void): () => void {
  if (!isListening) window.addEventListener('message', hear);
  isListening = true;
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Whether the extension has called on this page. */
export function wasCalledByExtension(): boolean {
  return isCalled;
}

/** Gives all calls to `take`, those that wait first. Answers the way to stop. */
export function listenToExtension(take: (call: ExtensionCall) => void): () => void {
  taker = take;
  for (const call of waiting.splice(0)) take(call);
  return () => {
    if (taker === take) taker = null;
  };
}
