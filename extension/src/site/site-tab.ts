import { BridgeAnswer, type BridgeCall, bridgeVersion } from '@foothold/core/extension/bridge.ts';
import { bridgeName } from '@foothold/core/extension/bridge-name.ts';
import { isOnSite, patternOf } from '../store/site.ts';
import { pairing, readStored } from '../store/store.ts';
import type { Bridge } from './bridge.ts';

/** Why there is no open page of Foothold to talk to. */
export type NoTab = 'no-site' | 'no-permission' | 'no-tab';

/** What an open page answered, and which tab it is. */
export type Answered = { tab: chrome.Tab & { id: number }; answer: BridgeAnswer };

/** Open tabs of the person's Foothold, the one that was looked at last first. */
export async function siteTabs(): Promise<(chrome.Tab & { id: number })[] | NoTab> {
  const { site } = await readStored();
  if (site === '') return 'no-site';
  const pattern = patternOf(site);
  if (!(await chrome.permissions.contains({ origins: [pattern] }))) return 'no-permission';
  const all = await chrome.tabs.query({ url: pattern });
  const own = all.flatMap((tab) =>
    tab.id !== undefined && !tab.discarded && isOnSite(tab.url, site) ? [{ ...tab, id: tab.id }] : [],
  );
  if (own.length === 0) return 'no-tab';
  return own.sort((a, b) => (b.lastAccessed ?? 0) - (a.lastAccessed ?? 0));
}

/** Asks the open pages of Foothold one after the other until one answers; `failed` where tabs are open and none does. */
export async function askSite(ask: BridgeCall['ask']): Promise<Answered | NoTab | 'failed'> {
  const tabs = await siteTabs();
  if (typeof tabs === 'string') return tabs;
  for (const tab of tabs) {
    const answer = await askTab(tab.id, ask, '');
    if (answer) return { tab, answer };
  }
  return 'failed';
}

/**
 * Makes a call whose answers go to the background under `id`. One tab alone gets it, the first that answers at all: a slow
 * one must not open the form a second time elsewhere. Returns why there was no call.
 */
export async function callSite(ask: BridgeCall['ask'], id: string): Promise<NoTab | 'failed' | null> {
  const found = await askSite({ kind: 'status' });
  if (typeof found === 'string') return found;
  return (await askTab(found.tab.id, ask, id)) ? null : 'failed';
}

async function askTab(tabId: number, ask: BridgeCall['ask'], id: string): Promise<BridgeAnswer | null> {
  const { site, account } = await readStored();
  const call: BridgeCall = {
    to: bridgeName,
    version: bridgeVersion,
    pairing: await pairing(),
    ...(account && { account: account.userId }),
    ask,
  };
  return (
    BridgeAnswer.safeParse(await throughBridge(tabId, { call, site, id }).catch(() => null)).data ?? null
  );
}

async function throughBridge(tabId: number, given: Parameters<Bridge>[0]): Promise<unknown> {
  const target = { tabId };
  await chrome.scripting.executeScript({ target, files: ['bridge.js'] });
  const [first] = await chrome.scripting.executeScript({
    target,
    func: (one: Parameters<Bridge>[0]) => (globalThis as { footholdBridge?: Bridge }).footholdBridge?.(one),
    args: [given],
  });
  return first?.result;
}

/** Shows a tab to the person. */
export async function showTab({ id, windowId }: { id: number; windowId: number }): Promise<void> {
  await chrome.tabs.update(id, { active: true });
  await chrome.windows.update(windowId, { focused: true });
}
