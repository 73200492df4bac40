import { BridgeAccount, PassedJob } from '@foothold/core/extension/bridge.ts';
import { Contact } from '@foothold/core/extension/contact.ts';
import * as z from 'zod/mini';

/** A posting that was not saved in Foothold yet. */
export const Kept = z.object({
  id: z.string(),
  /** Epoch milliseconds. */
  at: z.number(),
  job: PassedJob,
  /** Where handing it over stands; '' before the first time. */
  state: z._default(z.string(), ''),
});
export type Kept = z.infer<typeof Kept>;

const Stored = z.object({
  /** Origin of the person's Foothold, '' for none. */
  site: z._default(z.string(), ''),
  /** Names this installation to Foothold, which answers only those that were allowed. */
  pairing: z._default(z.string(), ''),
  /** Whom postings are for; null until the first one was handed over. */
  account: z._default(z.nullable(BridgeAccount), null),
  kept: z._default(z.array(Kept), []),
});
/** What the extension keeps on this device. */
export type Stored = z.infer<typeof Stored>;

/** Postings that can be kept at once; more would not be looked through. */
export const maxStored = 50;

const names = Object.keys(Stored.shape);

/** Reads what is kept; what does not read counts as not there, a broken posting costs no other. */
export async function readStored(): Promise<Stored> {
  const values = await chrome.storage.local.get(names);
  const { kept } = values;
  const all = Array.isArray(kept) ? kept : [];
  const good = all.flatMap((one) => Kept.safeParse(one).data ?? []);
  const parsed = Stored.safeParse({ ...values, kept: good });
  return parsed.success ? parsed.data : { ...Stored.parse({}), kept: good };
}

/**
 * Changes what is kept. The popup and the background wait for each other, since each would write the whole list of postings
 * back without what the other has just added. Throws where the browser has no room.
 */
export async function changeStored(change: (stored: Stored) => Partial<Stored>): Promise<void> {
  await navigator.locks.request('foothold-store', async () =>
    chrome.storage.local.set(change(await readStored())),
  );
}

/** The name of this installation, made once. */
export async function pairing(): Promise<string> {
  const { pairing: known } = await readStored();
  if (known) return known;
  await changeStored((stored) => (stored.pairing ? {} : { pairing: crypto.randomUUID() }));
  return (await readStored()).pairing;
}

/** Changes one kept posting; one that was removed meanwhile stays removed. */
export function updateStored(id: string, change: Partial<Kept>): Promise<void> {
  return changeStored(({ kept }) => ({
    kept: kept.map((one) => (one.id === id ? { ...one, ...change } : one)),
  }));
}

/** Removes a kept posting: it was saved, or is not wanted. */
export function removeStored(id: string): Promise<void> {
  return changeStored(({ kept }) => ({ kept: kept.filter((one) => one.id !== id) }));
}

const SessionContact = z.object({ contact: Contact, email: z.string() });
/** Contact details and the account they are of. */
export type SessionContact = z.infer<typeof SessionContact>;

/** The contact details that Foothold gave; the browser forgets them when it is closed. */
export async function readContact(): Promise<{ given: SessionContact | null; problem: string }> {
  const { contact, contactProblem } = await chrome.storage.session.get(['contact', 'contactProblem']);
  const parsed = SessionContact.safeParse(contact);
  return {
    given: parsed.success ? parsed.data : null,
    problem: typeof contactProblem === 'string' ? contactProblem : '',
  };
}

/** Holds contact details until the browser is closed; null forgets them, `problem` says why there are none. */
export async function holdContact(given: SessionContact | null, problem = ''): Promise<void> {
  await chrome.storage.session.set({ contact: given, contactProblem: problem });
}
