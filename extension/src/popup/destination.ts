import { dateOfText, dateWords } from '@foothold/core/dates/calendar-date.ts';
import type { BridgeAnswer, BridgeFound } from '@foothold/core/extension/bridge.ts';
import { askSite, type NoTab } from '../site/site-tab.ts';
import { readStored } from '../store/store.ts';
import { words } from '../words.ts';

/** Where a posting would go now, in words, and whether it can. */
export type Destination = {
  state: NoTab | 'failed' | Extract<BridgeAnswer, { kind: 'status' }>['state'];
  text: string;
  found: BridgeFound | null;
};

/** Asks the open Foothold tab who it is, and whether it has the posting already. */
export async function destination(look: {
  url: string;
  title: string;
  company: string;
}): Promise<Destination> {
  const { site, account } = await readStored();
  const asked = await askSite({ kind: 'status', look });
  const without = (state: Destination['state'], text: string) => ({ state, text, found: null });
  if (asked === 'no-site') return without(asked, words.noSite);
  if (asked === 'no-permission') return without(asked, words.noPermission(site));
  if (asked === 'no-tab') return without(asked, words.noTab(site));
  if (asked === 'failed') return without(asked, words.failed);
  if (asked.answer.kind === 'refusal') return without('failed', stateWords(asked.answer.why, '', site));
  if (asked.answer.kind !== 'status') return without('failed', words.failed);
  const { state, site: name, account: its, found } = asked.answer;
  if (state === 'signed-out') return without(state, words.signedOut(site));
  if (state === 'other-account') return without(state, words.otherAccount(account?.email ?? ''));
  if (state === 'not-allowed' || !its) return without('not-allowed', words.asksOnce(name, site));
  return { state, text: words.goesTo(name, its.email, site), found: found ?? null };
}

/** What is to be said of a kept posting whose handing over ended so; '' where there is nothing. */
export function stateWords(state: string, email: string, site: string): string {
  const by: Readonly<Record<string, string>> = {
    handing: words.handing,
    opened: words.opened,
    refused: words.refused,
    busy: words.busy,
    closed: words.closed,
    failed: words.failed,
    'not-understood': words['not-understood'],
    'signed-out': words.signedOut(site),
    'other-account': words.otherAccount(email),
    'no-tab': words.noTab(site),
    'no-site': words.noSite,
    'no-permission': words.noPermission(site),
  };
  return by[state] ?? '';
}

/** Says that a posting is among one's own jobs. */
export function foundWords({ kind, since }: BridgeFound): string {
  if (kind === 'similar') return words.similar;
  return words[kind](since === '' ? '' : dateWords(dateOfText(since), 'en', { dateStyle: 'medium' }));
}
