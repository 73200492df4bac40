import type { AiResume } from './ai-resume.ts';
import type { AiQuestion } from './compose/compose.ts';
import { type Cut, type LeftOutKind, withCuts } from './privacy/cut.ts';
import { bareLink, findEmails, findLinks } from './privacy/find-contact.ts';
import { findName } from './privacy/find-name.ts';
import { findKnownPhone, findPhones } from './privacy/find-phones.ts';
import { findStreets } from './privacy/find-streets.ts';

/** What is known of the person who asks; what their resume says is added. */
export type Person = {
  names?: readonly string[];
  phones?: readonly string[];
  emails?: readonly string[];
  /** Street, number and postal code are left out of it. */
  addresses?: readonly string[];
  /** Own profiles and pages. */
  links?: readonly string[];
};

/** Something of the person that is not sent, and how often it stood there. */
export type LeftOut = { kind: LeftOutKind; text: string; count: number };

/**
 * A question without name, phone, e-mail address, street address and links to own profiles (docs/spec/readings.md R20);
 * a letter needs them and stays as it is. What the person wrote, and what rules wrote out of their records, loses all
 * that has the form of contact details; postings, answers of the model and results of tools lose what is known to be
 * the person's, and keep those of employers. The same question gives the same result.
 */
export function leaveOut<Q extends AiQuestion>(
  question: Q,
  person: Person = {},
): { question: Q; left: LeftOut[] } {
  if (question.task === 'letter') return { question, left: [] };
  const body = question.body as Fields;
  const known = knownOf(person, body.resume);
  const tally = new Map<string, LeftOut>();
  const cutter = (isOwn: boolean) => (text: string) => cutText(text, { known, isOwn }, tally);
  const own = cutter(true);
  const foreign = cutter(false);
  const cut: Fields = {};
  for (const [name, value] of Object.entries(body)) {
    if (untouched.has(name)) cut[name] = value;
    else if (name === 'job') cut[name] = mapTexts(value, foreign);
    else if (name === 'resume') cut[name] = cutResume(value as string | AiResume, own, tally);
    else if (name === 'evidence')
      cut[name] = (value as Piece[]).map(({ id, text }) => ({ id, text: own(text) }));
    else if (name === 'messages')
      cut[name] = (value as Message[]).map((one) => cutMessage(one, own, foreign));
    else cut[name] = mapTexts(value, own);
  }
  const left = [...tally.values()].sort(
    (a, b) => a.kind.localeCompare(b.kind) || a.text.localeCompare(b.text),
  );
  return { question: { ...question, body: cut } as Q, left };
}

type Fields = { [name: string]: unknown };
type Piece = { id: string; text: string };
type Message = { role: string; text: string; toolCalls?: unknown; by?: string };
type CutText = (text: string) => string;
type Known = Required<Person>;

/** Names of lists, not words of anybody. */
const untouched: ReadonlySet<string> = new Set(['provider', 'task', 'tone', 'length', 'tools']);

function cutText(
  text: string,
  { known, isOwn }: { known: Known; isOwn: boolean },
  tally: Map<string, LeftOut>,
): string {
  if (text.trim() === '') return text;
  const ownLinks = new Set(known.links.map(bareLink).filter((link) => link.includes('.')));
  const emails = findEmails(text).filter(
    ({ start, end }) => isOwn || known.emails.includes(text.slice(start, end).toLowerCase()),
  );
  const cuts: Cut[] = [
    ...emails,
    ...findLinks(text, { own: ownLinks, all: isOwn }),
    ...known.phones.flatMap((phone) => findKnownPhone(text, phone)),
    ...known.addresses.flatMap((address) => findExactly(text, address)),
    ...(isOwn ? [...findStreets(text), ...findPhones(text)] : []),
    ...known.names.flatMap((name) => findName(text, name)),
  ];
  const { text: result, made } = withCuts(text, cuts);
  for (const { start, end, kind } of made) note(tally, kind, text.slice(start, end));
  return result;
}

function note(tally: Map<string, LeftOut>, kind: LeftOutKind, text: string): void {
  const key = `${kind} ${text}`;
  const one = tally.get(key);
  if (one) one.count += 1;
  else tally.set(key, { kind, text, count: 1 });
}

function findExactly(text: string, address: string): Cut[] {
  const cuts: Cut[] = [];
  for (let at = text.indexOf(address); at !== -1; at = text.indexOf(address, at + address.length))
    cuts.push({ start: at, end: at + address.length, kind: 'address' });
  return cuts;
}

/** The head of a resume is left out as a whole; its texts are cut like all others. */
function cutResume(resume: string | AiResume, own: CutText, tally: Map<string, LeftOut>): string | AiResume {
  if (typeof resume === 'string') return own(resume);
  const { name, phone, email, location, ...rest } = resume;
  const head = { name, phone, 'e-mail': email, address: location };
  for (const [kind, text] of Object.entries(head))
    if (text.trim() !== '') note(tally, kind as LeftOutKind, text.trim());
  return {
    ...(mapTexts(rest, own) as Omit<AiResume, 'name' | 'phone' | 'email' | 'location'>),
    ...{ name: '', phone: '', email: '', location: '' },
  };
}

function cutMessage(message: Message, own: CutText, foreign: CutText): Message {
  // An answer by rule tells contacts with their numbers, which no model was told before.
  const cut = message.role === 'user' || message.by === 'rules' ? own : foreign;
  // What the model asked for goes back to it as it was: it was told nothing that is left out.
  return { ...message, text: cut(message.text) };
}

function mapTexts(value: unknown, cut: CutText): unknown {
  if (typeof value === 'string') return cut(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, cut));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTexts(one, cut)]));
}

function knownOf(person: Person, resume: unknown): Known {
  const told = headOf(resume);
  const all = (name: keyof Person) =>
    [...new Set([...(person[name] ?? []), ...(told[name] ?? [])].map((one) => one.trim()))].filter(Boolean);
  return {
    names: all('names'),
    phones: all('phones'),
    emails: all('emails').map((one) => one.toLowerCase()),
    // A city alone is no address.
    addresses: all('addresses').filter((one) => /\d/.test(one) && one.length >= 8),
    links: all('links'),
  };
}

/** Who a resume is of. */
function headOf(resume: unknown): Person {
  if (typeof resume === 'string') return { names: nameAtTop(resume) };
  if (resume === null || typeof resume !== 'object') return {};
  const { name, phone, email, location, sections } = resume as AiResume;
  return {
    names: [name],
    phones: [phone],
    emails: [email],
    addresses: [location],
    links: sections
      .filter((one) => /^links?$/i.test(one.resumeSectionName))
      .flatMap(({ title, url }) => [title, url]),
  };
}

const heading = /^(?:r[eé]sum[eé]|curriculum vitae|cv|lebenslauf|personal|contact|profile|summary)\b/i;

const jobWord =
  /\b(?:nurse|engineer|manager|driver|teacher|developer|assistant|analyst|technician|specialist|consultant|director|clerk|officer|cook|chef|mechanic|electrician|plumber|carpenter|welder|accountant|designer|therapist|aide|worker|operator|supervisor|representative|administrator|coordinator|associate|scientist|student|graduate|professional|resume|data|registered|licensed|certified|senior|junior|experience|objective|education|skills)\b/i;

/** The first line that says something, where it reads like a name: two to four capital words and nothing else. */
function nameAtTop(text: string): string[] {
  const lines = text.split('\n', 12).map((line) => line.trim());
  const first = lines.find((line) => line !== '' && !heading.test(line)) ?? '';
  const name = (first.split(/[,|·•]/)[0] ?? '').trim();
  const words = name.split(/\s+/);
  const isName =
    !jobWord.test(name) &&
    words.length >= 2 &&
    words.length <= 4 &&
    words.every((one) => /^\p{Lu}[\p{L}\p{M}.'’-]*$/u.test(one));
  return isName ? [name] : [];
}
