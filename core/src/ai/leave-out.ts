import type { AiResume } from './ai-resume.ts';
import type { AiQuestion } from './compose/compose.ts';
import { type ContactData, findContacts } from './privacy/contact-marks.ts';
import { type Cut, type LeftOutKind, withCuts } from './privacy/cut.ts';
import { findAddress } from './privacy/find-address.ts';
import { bareLink, findEmails, findLinks } from './privacy/find-contact.ts';
import { findEncoded } from './privacy/find-encoded.ts';
import { findName } from './privacy/find-name.ts';
import { findKnownPhone, findPhones } from './privacy/find-phones.ts';
import { findStreets } from './privacy/find-streets.ts';
import { mapFenced } from './tools/fenced-data.ts';

/** What is known of the person who asks; what their resume says is added. */
export type Person = {
  names?: readonly string[];
  phones?: readonly string[];
  emails?: readonly string[];
  /** Street, number and postal code are left out of it. */
  addresses?: readonly string[];
  /** Own profiles and pages. */
  links?: readonly string[];
  /** People the person keeps as contacts; each is replaced by a mark that this device reads back (`restoreContacts`). */
  contacts?: readonly ContactData[];
  /** True where details of contacts may go: `contacts` is empty then, and notes lose what is the person's alone. */
  maySendContacts?: boolean;
};

/** Something of the person that is not sent, and how often it stood there. */
export type LeftOut = { kind: LeftOutKind; text: string; count: number };

/**
 * A question without name, phone, e-mail address, street address and links to own profiles (docs/spec/readings.md R20),
 * and with marks in place of contacts; a letter needs them and stays as it is. What the person wrote, notes in results of
 * tools, and what rules wrote out of their records, loses all that has the form of contact details; postings, answers of the
 * model and the rest of results lose what is known to be the person's or a contact's, and keep those of employers. Everything
 * that goes to a model passes here, at every step of a conversation. The same question gives the same result.
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
  const cuts = { own, foreign, notes: person.maySendContacts ? foreign : own };
  const cut: Fields = {};
  for (const [name, value] of Object.entries(body)) {
    if (untouched.has(name)) cut[name] = value;
    else if (name === 'job') cut[name] = mapTexts(value, foreign);
    else if (name === 'resume') cut[name] = cutResume(value as string | AiResume, own, tally);
    else if (name === 'evidence')
      cut[name] = (value as Piece[]).map(({ id, text }) => ({ id, text: own(text) }));
    else if (name === 'messages') cut[name] = (value as Message[]).map((one) => cutMessage(one, cuts));
    else cut[name] = mapTexts(value, own);
  }
  return { question: { ...question, body: cut } as Q, left: leftOf(tally) };
}

/** A result of a tool as `leaveOut` sends it, and what it leaves out of it. */
export function leaveOutOfResult(text: string, person: Person = {}): { text: string; left: LeftOut[] } {
  const known = knownOf(person, undefined);
  const tally = new Map<string, LeftOut>();
  const cutter = (isOwn: boolean) => (one: string) => cutText(one, { known, isOwn }, tally);
  const foreign = cutter(false);
  const cut = cutResult(text, { foreign, notes: person.maySendContacts ? foreign : cutter(true) });
  return { text: cut, left: leftOf(tally) };
}

const leftOf = (tally: ReadonlyMap<string, LeftOut>): LeftOut[] =>
  [...tally.values()].sort((a, b) => a.kind.localeCompare(b.kind) || a.text.localeCompare(b.text));

type Fields = { [name: string]: unknown };
type Piece = { id: string; text: string };
type Message = { role: string; text: string; toolCalls?: unknown; by?: string };
type CutText = (text: string) => string;
type Known = Required<Omit<Person, 'maySendContacts'>>;

/** Names of lists, not words of anybody. */
const untouched: ReadonlySet<string> = new Set(['provider', 'task', 'tone', 'length', 'tools']);

function cutText(
  text: string,
  { known, isOwn }: { known: Known; isOwn: boolean },
  tally: Map<string, LeftOut>,
): string {
  if (text.trim() === '') return text;
  const find = (one: string) => cutsOf(one, known, isOwn);
  const cuts = [...find(text), ...findEncoded(text, find)];
  const { text: result, made } = withCuts(text, cuts);
  for (const { start, end, kind } of made) note(tally, kind, text.slice(start, end));
  return result;
}

function cutsOf(text: string, known: Known, isOwn: boolean): Cut[] {
  const ownLinks = new Set(known.links.map(bareLink).filter((link) => link.includes('.')));
  const emails = findEmails(text).filter(
    ({ start, end }) => isOwn || known.emails.includes(text.slice(start, end).toLowerCase()),
  );
  // Of cuts of the same stretch the first counts: a contact keeps its mark.
  return [
    ...findContacts(text, known.contacts),
    ...emails,
    ...findLinks(text, { own: ownLinks, all: isOwn }),
    ...known.phones.flatMap((phone) => findKnownPhone(text, phone)),
    ...known.addresses.flatMap((address) => findAddress(text, address)),
    ...(isOwn ? [...findStreets(text), ...findPhones(text)] : []),
    ...known.names.flatMap((name) => findName(text, name)),
    ...findShortened(text, known),
  ];
}

/** The longest value whose beginning is looked for, in characters. */
const longestValue = 200;

/** The beginning of a known value at the end of a text that was truncated in its middle. */
function findShortened(text: string, known: Known): Cut[] {
  if (!text.endsWith('...')) return [];
  const end = text.length - 3;
  const tail = text.slice(Math.max(0, end - longestValue), end).toLowerCase();
  const values: [LeftOutKind, readonly string[]][] = [
    ['name', known.names],
    ['phone', known.phones],
    ['e-mail', known.emails],
    ['address', known.addresses],
    ['link', known.links],
    ['contact', known.contacts.flatMap(({ name, phone, email, link }) => [name, phone, email, link])],
  ];
  return values.flatMap(([kind, texts]) =>
    texts.flatMap((value) => {
      const plain = value.toLowerCase();
      for (let size = Math.min(plain.length - 1, tail.length); size >= 5; size -= 1)
        if (tail.endsWith(plain.slice(0, size))) return [{ start: end - size, end, kind }];
      return [];
    }),
  );
}

function note(tally: Map<string, LeftOut>, kind: LeftOutKind, text: string): void {
  const key = `${kind} ${text}`;
  const one = tally.get(key);
  if (one) one.count += 1;
  else tally.set(key, { kind, text, count: 1 });
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

type Cuts = { own: CutText; foreign: CutText; notes: CutText };

function cutMessage(message: Message, { own, ...cuts }: Cuts): Message {
  const { role, text, toolCalls } = message;
  if (role === 'tool') return { ...message, text: cutResult(text, cuts) };
  // An answer by rule names contacts with their numbers, which no model was sent before.
  if (role === 'user' || message.by === 'rules') return { ...message, text: own(text) };
  // Arguments of a call are stored with the names that this device put back.
  const calls = toolCalls !== undefined && { toolCalls: mapTexts(toolCalls, cuts.foreign) };
  return { ...message, text: cuts.foreign(text), ...calls };
}

/** Fields of a result of a tool in which the person writes what they like. */
const writtenFields: ReadonlySet<string> = new Set(['notes', 'note']);

const cutResult = (text: string, { foreign, notes }: Pick<Cuts, 'foreign' | 'notes'>) =>
  mapFenced(text, (name, one) => (writtenFields.has(name) ? notes : foreign)(one));

function mapTexts(value: unknown, cut: CutText): unknown {
  if (typeof value === 'string') return cut(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, cut));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTexts(one, cut)]));
}

function knownOf(person: Person, resume: unknown): Known {
  const told = headOf(resume);
  const all = (name: 'names' | 'phones' | 'emails' | 'addresses' | 'links') =>
    [...new Set([...(person[name] ?? []), ...(told[name] ?? [])].map((one) => one.trim()))].filter(Boolean);
  return {
    names: all('names'),
    phones: all('phones'),
    emails: all('emails').map((one) => one.toLowerCase()),
    // A city alone is no address.
    addresses: all('addresses').filter((one) => /\d/.test(one) && one.length >= 8),
    links: all('links'),
    contacts: person.contacts ?? [],
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
