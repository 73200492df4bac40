import type { BridgeAnswer } from '@foothold/core/extension/bridge.ts';
import * as z from 'zod/mini';
import { Message, mayAsk } from './messages.ts';
import { callSite, showTab } from './site/site-tab.ts';
import { isOnSite } from './store/site.ts';
import {
  changeStored,
  holdContact,
  type Kept,
  readStored,
  removeStored,
  updateStored,
} from './store/store.ts';
import { words } from './words.ts';

// The background hands postings over and hears what became of them: a popup is gone as soon as another tab is shown.
// It keeps nothing in variables, since the browser ends it whenever it likes.

// The policy of the extension forbids code made from texts.
z.config({ jitless: true });
// Scripts in pages get at nothing that is kept.
void chrome.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });

/** Answers about contact details come under this name; about a posting under its id. */
const contactId = 'contact:';

chrome.runtime.onMessage.addListener((given, sender) => {
  const parsed = Message.safeParse(given);
  if (parsed.success) void take(parsed.data, sender);
});

async function take(message: Message, sender: chrome.Sender): Promise<void> {
  const { site, kept } = await readStored();
  const own = { id: chrome.runtime.id, pages: chrome.runtime.getURL(''), site };
  if (!mayAsk(message, sender, own)) return;
  if (message.kind === 'hand-over') await handOver(message.id);
  else if (message.kind === 'take-offer') await handOver((kept.find(isWaiting) ?? kept[0])?.id ?? '');
  else if (message.kind === 'fetch-contact') await fetchContact(message.back);
  else await heard(message, sender.tab);
}

/** Not in an open form, or on its way to one. */
const isWaiting = ({ state }: Kept) => state !== 'opened' && state !== 'handing';

async function handOver(id: string): Promise<void> {
  const one = (await readStored()).kept.find((kept) => kept.id === id);
  if (!one) return;
  await updateStored(id, { state: 'handing' });
  // What a page answers comes as messages of the bridge; here is only why there was none.
  const problem = await callSite({ kind: 'capture', job: one.job }, id);
  if (problem) await updateStored(id, { state: problem });
}

async function fetchContact(back: number): Promise<void> {
  await holdContact(null, 'asked');
  const problem = await callSite({ kind: 'contact' }, `${contactId}${back}`);
  if (problem) await holdContact(null, problem);
}

async function heard(
  { id, answer }: { id: string; answer: BridgeAnswer },
  tab: chrome.Tab | undefined,
): Promise<void> {
  if (tab?.id === undefined) return;
  const shown = { id: tab.id, windowId: tab.windowId };
  if (answer.kind === 'asking') return showTab(shown);
  if (id.startsWith(contactId)) return heardContact(answer, Number(id.slice(contactId.length)));
  if (answer.kind === 'opened') {
    await changeStored(() => ({ account: answer.account }));
    await updateStored(id, { state: 'opened' });
    await showTab(shown);
  } else if (answer.kind === 'saved') {
    await removeStored(id);
    await offer(tab.id);
  } else if (answer.kind === 'refusal') await updateStored(id, { state: answer.why });
}

async function heardContact(answer: BridgeAnswer, back: number): Promise<void> {
  if (answer.kind === 'contact') await holdContact({ contact: answer.contact, email: answer.account.email });
  else if (answer.kind === 'refusal') await holdContact(null, answer.why);
  else return;
  const tab = await chrome.tabs.get(back).catch(() => null);
  if (tab?.id === undefined) return;
  await showTab({ id: tab.id, windowId: tab.windowId });
  // Where the browser opens a popup without a press; elsewhere the person presses the button again.
  await chrome.action.openPopup?.().catch(() => undefined);
}

chrome.tabs.onUpdated.addListener((id, { status }, { url }) => {
  if (status !== 'complete') return;
  void readStored().then(({ site }) => (isOnSite(url, site) ? offer(id) : undefined));
});

/** Offers what is kept on a page of Foothold; what is in a form there only when the page is loaded again, which loses it. */
async function offer(tabId: number): Promise<void> {
  const { kept } = await readStored();
  const target = { tabId };
  try {
    const [seen] = await chrome.scripting.executeScript({
      target,
      func: () => {
        const page = globalThis as { footholdSeen?: boolean };
        const was = page.footholdSeen === true;
        page.footholdSeen = true;
        return was;
      },
      args: [],
    });
    await chrome.scripting.executeScript({ target, files: ['offer.js'] });
    await chrome.scripting.executeScript({
      target,
      func: (count: number) =>
        (globalThis as { footholdOffer?: (count: number) => void }).footholdOffer?.(count),
      args: [(seen?.result ? kept.filter(isWaiting) : kept).length],
    });
  } catch {
    // The tab was closed or went elsewhere; the next page of Foothold offers it.
  }
}

async function showCount(): Promise<void> {
  const { kept } = await readStored();
  await chrome.action.setBadgeBackgroundColor({ color: '#1565c0' });
  await chrome.action.setBadgeText({ text: kept.length === 0 ? '' : String(kept.length) });
  await chrome.action.setTitle({ title: words.badge(kept.length) });
}

chrome.storage.onChanged.addListener((_changes, area) => {
  if (area === 'local') void showCount();
});
chrome.runtime.onStartup.addListener(() => void showCount());
chrome.runtime.onInstalled.addListener(() => void showCount());
