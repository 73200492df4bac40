import { type BridgeAnswer, BridgeCall, type BridgeFound } from '@foothold/core/extension/bridge.ts';
import type { Contact } from '@foothold/core/extension/contact.ts';
import { contactOfResume } from '@foothold/core/extension/contact-of-resume.ts';
import { savedFlags } from '@foothold/core/search/saved-flags.ts';
import { ownData } from '../../data/db/db.ts';
import { holdOwnData } from '../../data/db/hold-own-data.ts';
import { querySavedKeys } from '../../data/jobs/saved-keys.ts';
import { defaultResume } from '../../data/resumes/default-resume.ts';
import type { OwnData } from '../../data/rows/own-data.ts';
import type { ExtensionCall } from '../../platform/extension-calls.ts';
import { allowsExtension, setExtensionConsent } from '../../platform/extension-consent.ts';
import { currentSession } from '../../platform/server/session.ts';
import type { User } from '../../platform/server/stored-identity.ts';
import { passPosting } from '../../shared/jobs/passed-posting.ts';
import { hasUnsaved } from '../../ui/forms/unsaved.ts';

/** What the person is asked: whether the extension may hand postings over, or get these contact details. */
export type BridgeQuestion =
  | { kind: 'allow'; user: User }
  | { kind: 'contact'; user: User; contact: Contact };

/** What answering needs of the screen. */
export type BridgeScreen = {
  siteName: string;
  now: () => number;
  newId: () => string;
  /** Asks the person; true for yes. */
  ask: (question: BridgeQuestion) => Promise<boolean>;
  /** Opens the form of a new job with the posting of this id. */
  openForm: (id: string) => void;
};

/** Answers one call of the browser extension. What it says is parsed here; what does not fit is answered as not understood. */
export async function answerCall(call: ExtensionCall, screen: BridgeScreen): Promise<void> {
  const answer = (given: BridgeAnswer) => call.answer(given);
  const parsed = BridgeCall.safeParse(call.given);
  if (!parsed.success) return answer({ kind: 'refusal', why: 'not-understood' });
  try {
    await answerAsk(parsed.data, answer, screen);
  } catch {
    answer({ kind: 'refusal', why: 'failed' });
  }
}

type Answer = (given: BridgeAnswer) => void;

async function answerAsk({ pairing, account, ask }: BridgeCall, answer: Answer, screen: BridgeScreen) {
  const { user } = currentSession();
  const isOther = user !== null && account !== undefined && account !== user.userId;
  const isAllowed = user !== null && allowsExtension(user.userId, pairing);
  if (ask.kind === 'status') {
    const state = !user ? 'signed-out' : isOther ? 'other-account' : isAllowed ? 'ready' : 'not-allowed';
    const { look } = ask;
    // Who is signed in, and what is among their jobs, is for the extension that they allowed.
    const isReady = state === 'ready' && user !== null;
    return answer({
      kind: 'status',
      state,
      site: screen.siteName.slice(0, 100),
      ...(isReady && { account: accountOf(user) }),
      ...(isReady && look && (await withOwnData(user, (db) => found(db, look)))),
    });
  }
  const refuse = (why: Extract<BridgeAnswer, { kind: 'refusal' }>['why']) => answer({ kind: 'refusal', why });
  if (!user) return refuse('signed-out');
  if (isOther) return refuse('other-account');
  if (ask.kind === 'capture' && hasUnsaved()) return refuse('busy');
  const asked = (question: BridgeQuestion) => {
    answer({ kind: 'asking' });
    return screen.ask(question);
  };
  if (!isAllowed) {
    if (!(await asked({ kind: 'allow', user }))) return refuse('refused');
    setExtensionConsent({ userId: user.userId, pairing, at: screen.now() });
  }
  // The answer to a question can come much later, and be somebody else's by then.
  const isStill = () => currentSession().user?.userId === user.userId;
  if (!isStill()) return refuse('signed-out');
  if (ask.kind === 'capture') {
    const isOpen = await withOwnData(user, async () => true);
    if (!isOpen) return refuse('closed');
    if (hasUnsaved()) return refuse('busy');
    const id = screen.newId();
    passPosting({ id, job: ask.job, onSaved: () => answer({ kind: 'saved' }) });
    screen.openForm(id);
    return answer({ kind: 'opened', account: accountOf(user) });
  }
  const resume = await withOwnData(user, async (db) => ({ whole: await defaultResume(db) }));
  if (!resume) return refuse('closed');
  if (!resume.whole) return refuse('no-resume');
  const contact = contactOfResume(resume.whole);
  if (!(await asked({ kind: 'contact', user, contact }))) return refuse('refused');
  if (!isStill()) return refuse('signed-out');
  return answer({ kind: 'contact', account: accountOf(user), contact });
}

function accountOf({ userId, email, name }: User) {
  return { userId, email: email.slice(0, 320), name: name.slice(0, 300) };
}

/** Works on the person's data, which a public screen has not opened; null where it does not open. */
async function withOwnData<T>(user: User, work: (db: OwnData) => Promise<T>): Promise<T | null> {
  const { opened, letGo } = holdOwnData(user.userId);
  try {
    const { ok } = await opened;
    const db = ok ? ownData() : null;
    return db ? await work(db) : null;
  } finally {
    letGo();
  }
}

/** What own data knows of a posting by its link, or by its title and company. */
async function found(
  db: OwnData,
  { url, title: jobTitle, company: companyName }: { url: string; title: string; company: string },
): Promise<{ found?: BridgeFound }> {
  const posting = { source: '', externalId: '', url, jobTitle, companyName };
  const { jobAlreadyAdded, applied, dateAdded, similarInternalIds } = savedFlags(
    posting,
    await querySavedKeys(db, [posting]),
  );
  if (jobAlreadyAdded)
    return { found: { kind: applied ? 'applied' : 'added', since: dateAdded.slice(0, 40) } };
  return similarInternalIds.length > 0 ? { found: { kind: 'similar', since: '' } } : {};
}
