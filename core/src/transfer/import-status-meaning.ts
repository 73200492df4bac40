import type { JobStatus } from '../entities/job/job-status.ts';
import { foldText } from '../text/company-name.ts';
import { type StatusToken, statusSigns, statusTokens } from './import-status.data.ts';

const words = new Map<string, StatusToken>();
const stems: { stem: string; token: StatusToken }[] = [];
for (const [token, list] of Object.entries(statusTokens) as [StatusToken, string][]) {
  for (const entry of list.split(/\s+/).filter(Boolean)) {
    if (entry.endsWith('*')) stems.push({ stem: entry.slice(0, -1).replaceAll('_', ' '), token });
    else words.set(entry.replaceAll('_', ' '), token);
  }
}
stems.sort((a, b) => b.stem.length - a.stem.length);

/** The longest phrase of `statusTokens` in words. */
const longestEntry = 3;

/** A status folded for comparing: as `foldText`, but with the article of “l’offre” and “d’entretien” cut off. */
export function foldStatus(text: string): string {
  return foldText(
    text.replace(/(?<!\p{L})(?:[cdjlmnst]|qu)['’](?=\p{L}{2})/giu, '$& ').replace(/['’] /g, ' '),
  );
}

/** What the words of a folded phrase say, in their order; words that say nothing are left out. */
export function statusTokensOf(folded: string): StatusToken[] {
  const parts = folded.split(' ').filter(Boolean);
  const found: StatusToken[] = [];
  for (let at = 0; at < parts.length; ) {
    let length = Math.min(longestEntry, parts.length - at);
    let token: StatusToken | undefined;
    for (; length > 0 && !token; length -= 1) {
      const words = parts.slice(at, at + length).join(' ');
      token = tokenOf(words, length > 1);
      if (token) break;
    }
    if (token) found.push(token);
    at += Math.max(1, length);
  }
  return found;
}

function tokenOf(word: string, isPhrase: boolean): StatusToken | undefined {
  const isOf = (stem: string) => word.startsWith(stem) && stem.includes(' ') === isPhrase;
  // The star is an ending of the last word, not words more.
  const isSame = (stem: string) => isOf(stem) && !word.slice(stem.length).includes(' ');
  return words.get(word) ?? stems.find(({ stem }) => isSame(stem))?.token;
}

/** What the signs of a text say. */
export function signTokens(text: string): StatusToken[] {
  return [...text].flatMap((sign) => statusSigns[sign] ?? []);
}

/** A phrase as it is judged. */
type Phrase = {
  /** What it says, without what it denies. */
  said: readonly StatusToken[];
  denied: ReadonlySet<StatusToken>;
  /** Both, in the order of the words. */
  order: readonly StatusToken[];
  /** “Not yet”: what is denied may still come. */
  isYet: boolean;
};

/** Words that a “not” reaches over. */
const small: ReadonlySet<StatusToken> = new Set(['own', 'they', 'for', 'job', 'after', 'before']);

function phraseOf(tokens: readonly StatusToken[]): Phrase {
  const said: StatusToken[] = [];
  const denied = new Set<StatusToken>();
  const order = tokens.filter((token) => token !== 'yet' && token !== 'not');
  let isDenied = false;
  for (const token of tokens) {
    if (token === 'not') isDenied = true;
    else if (token === 'yet') continue;
    else if (isDenied && !small.has(token)) {
      denied.add(token);
      isDenied = false;
    } else said.push(token);
  }
  return { said, denied, order, isYet: tokens.includes('yet') };
}

const has = ({ said }: Phrase, ...tokens: StatusToken[]) => tokens.some((token) => said.includes(token));
const lacks = ({ denied }: Phrase, ...tokens: StatusToken[]) => tokens.some((token) => denied.has(token));

/** True where the phrase says both, and the first of them first. */
function isBefore({ said }: Phrase, first: StatusToken, second: StatusToken): boolean {
  const at = said.indexOf(first);
  return at !== -1 && said.indexOf(second) > at;
}

/**
 * The status that the words of a phrase come to, whatever their order and language; null where they come to none. It
 * is a guess: ask the person before it counts.
 */
export function statusOfTokens(tokens: readonly StatusToken[]): JobStatus | null {
  const phrase = phraseOf(tokens);
  return (
    ofChoice(phrase) ??
    ofOffer(phrase) ??
    ofRejection(phrase) ??
    ofSilence(phrase) ??
    ofEnd(phrase) ??
    ofAcceptance(phrase) ??
    ofInterview(phrase) ??
    ofApplication(phrase)
  );
}

/** Refused before or after an interview: after, where the phrase names one and does not say that it never came. */
function refused(phrase: Phrase): JobStatus {
  if (!has(phrase, 'interview')) return 'rejected-before-interview';
  const at = phrase.order.indexOf('interview');
  const lead = phrase.order[at - 1];
  const isNeverReached = at > 1 && (lead === 'for' || lead === 'before');
  return isNeverReached ? 'rejected-before-interview' : 'rejected-after-interview';
}

/** Somebody else was chosen, or another offer. */
function ofChoice(phrase: Phrase): JobStatus | null {
  if (!has(phrase, 'other')) return null;
  if (has(phrase, 'accept', 'sign') && has(phrase, 'offer', 'job')) return 'filled-or-canceled';
  if (has(phrase, 'filled')) return 'filled-or-canceled';
  if (has(phrase, 'hire', 'accept', 'select', 'offer') || has(phrase, 'reject')) return refused(phrase);
  return null;
}

function ofOffer(phrase: Phrase): JobStatus | null {
  if (lacks(phrase, 'offer')) {
    if (phrase.isYet) return has(phrase, 'interview') ? 'interview-in-progress' : 'application-submitted';
    return 'rejected-after-interview';
  }
  if (has(phrase, 'negotiate')) return 'offer-pending';
  if (!has(phrase, 'offer')) return null;
  if (has(phrase, 'withdraw', 'cancel')) return 'filled-or-canceled';
  if (has(phrase, 'reject') || (lacks(phrase, 'accept', 'sign') && !phrase.isYet)) return 'offer-rejected';
  if (has(phrase, 'accept', 'sign')) return 'offer-accepted';
  if (isBefore(phrase, 'wait', 'offer')) return 'interview-in-progress';
  return 'offer-pending';
}

function ofRejection(phrase: Phrase): JobStatus | null {
  if (has(phrase, 'reject')) {
    const isOwn = has(phrase, 'own') && !has(phrase, 'they') && isBefore(phrase, 'own', 'reject');
    return isOwn ? 'filled-or-canceled' : refused(phrase);
  }
  if (has(phrase, 'fail')) return refused(phrase);
  if (has(phrase, 'pass') && (isBefore(phrase, 'they', 'pass') || isBefore(phrase, 'pass', 'own')))
    return refused(phrase);
  if (lacks(phrase, 'reject'))
    return has(phrase, 'interview') ? 'interview-in-progress' : 'application-submitted';
  if (lacks(phrase, 'select', 'accept', 'hire', 'pass', 'clear', 'invite', 'wait', 'sign')) {
    if (!phrase.isYet) return refused(phrase);
    return has(phrase, 'interview') ? 'interview-in-progress' : 'application-submitted';
  }
  if (lacks(phrase, 'interview'))
    return phrase.isYet || has(phrase, 'schedule', 'wait')
      ? 'application-submitted'
      : 'rejected-before-interview';
  return null;
}

function ofSilence(phrase: Phrase): JobStatus | null {
  if (!has(phrase, 'ghost') && !lacks(phrase, 'response')) return null;
  if (!phrase.isYet) return 'application-no-response';
  return has(phrase, 'interview') ? 'interview-in-progress' : 'application-submitted';
}

function ofEnd(phrase: Phrase): JobStatus | null {
  if (has(phrase, 'waitlist')) return 'application-submitted';
  if (lacks(phrase, 'wish', 'open')) return 'filled-or-canceled';
  if (has(phrase, 'withdraw', 'cancel', 'filled')) return 'filled-or-canceled';
  return null;
}

function ofAcceptance(phrase: Phrase): JobStatus | null {
  if (has(phrase, 'accept') && has(phrase, 'interview', 'invite')) {
    const isAsked = isBefore(phrase, 'for', 'interview') && !has(phrase, 'invite');
    return isAsked ? 'interview-requested' : 'interview-scheduled';
  }
  if (has(phrase, 'accept') && has(phrase, 'apply') && !has(phrase, 'hire')) return 'application-submitted';
  return has(phrase, 'hire', 'accept', 'sign') ? 'offer-accepted' : null;
}

function ofInterview(phrase: Phrase): JobStatus | null {
  if (lacks(phrase, 'schedule')) return has(phrase, 'interview') ? 'interview-requested' : null;
  if (has(phrase, 'interview')) {
    if (has(phrase, 'pass', 'clear')) return 'interview-in-progress';
    if (has(phrase, 'schedule')) return 'interview-scheduled';
    if (has(phrase, 'invite') || isBefore(phrase, 'select', 'interview')) return 'interview-requested';
    if (isBefore(phrase, 'wait', 'interview') && !has(phrase, 'after')) return 'interview-requested';
    return 'interview-in-progress';
  }
  if (has(phrase, 'invite')) return 'interview-requested';
  return has(phrase, 'schedule') ? 'interview-scheduled' : null;
}

function ofApplication(phrase: Phrase): JobStatus | null {
  if (has(phrase, 'archive')) return 'archived';
  // A person may pass on a job; a test that was cleared leads on.
  if (has(phrase, 'clear')) return 'interview-in-progress';
  if (lacks(phrase, 'apply', 'prepare')) return 'application-not-started';
  if (isBefore(phrase, 'wish', 'apply') || isBefore(phrase, 'for', 'apply')) return 'application-not-started';
  if (has(phrase, 'prepare')) return 'application-in-progress';
  if (has(phrase, 'apply', 'wait')) return 'application-submitted';
  if (has(phrase, 'pass')) return 'filled-or-canceled';
  if (has(phrase, 'wish')) return 'application-not-started';
  return has(phrase, 'select') ? 'application-submitted' : null;
}
