// Runs on an open page of the person's Foothold, apart from the page's own scripts, only after a press in the extension.
// It passes one call to the page and its answers back; the page cannot call it, since it listens to no window message.

/** Passes a call on; with an id the answers go to the background as they come, else the first one is returned. */
export type Bridge = (given: { call: unknown; site: string; id: string }) => Promise<unknown>;

/** Milliseconds: a page of Foothold answers at once, and loads the code for a posting the first time. */
const patience = { answer: 3000, work: 20_000 };

const bridge: Bridge = async ({ call, site, id }) => {
  if (location.origin !== site) return null;
  const { port1, port2 } = new MessageChannel();
  const first = new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      resolve(data);
      if (id) void chrome.runtime.sendMessage({ kind: 'answer', id, answer: data });
    };
    setTimeout(() => resolve(null), id ? patience.work : patience.answer);
  });
  window.postMessage(call, site, [port2]);
  const answer = await first;
  if (!id) port1.close();
  return answer;
};

(globalThis as { footholdBridge?: Bridge }).footholdBridge = bridge;
// A form opened from here stands on this page; a page that is loaded again has lost it, and is offered the posting again.
(globalThis as { footholdSeen?: boolean }).footholdSeen = true;
