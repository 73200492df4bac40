import { htmlToText } from '../../entities/posting/posting-text.ts';
import { plainLetters } from '../../text/plain-letters.ts';

/** The part of a mail that its sender wrote, with what its head says; '' where it has none. */
export type MailText = { from: string; subject: string; date: string; body: string };

/** What is read of a mail: beyond that stands what was quoted, or what nobody wrote to one person. */
const longest = 200_000;

const headNames = {
  from: ['from', 'von', 'de', 'da', 'van'],
  subject: ['subject', 'betreff', 'objet', 'asunto', 'oggetto', 'onderwerp', 'assunto'],
  date: [
    'date',
    'sent',
    'gesendet',
    'datum',
    'envoye',
    'enviado',
    'fecha',
    'inviato',
    'data',
    'verzonden',
    'enviado em',
  ],
} as const;
const otherHeads = [
  'to',
  'cc',
  'bcc',
  'reply to',
  'an',
  'a',
  'para',
  'aan',
  'mime version',
  'content type',
  'message id',
];

/** Reads a mail as it is copied or saved: markup is taken out, and what it answers is left out. */
export function readMailText(pasted: string): MailText {
  const start = pasted.slice(0, longest);
  const text = /<(?:html|body|div|p|br|table)\b/i.test(start) ? htmlToText(start) : start;
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const mail: MailText = { from: '', subject: '', date: '', body: '' };
  const at = lines.findIndex((line) => line.trim() !== '');
  const end = at < 0 ? 0 : readHead(lines, at, mail);
  const quote = lines.findIndex((_, line) => line >= end && beginsQuote(lines, line));
  const own = lines.slice(end, quote < 0 ? lines.length : quote).filter((line) => !/^\s*>/.test(line));
  mail.body = own.join('\n').trim();
  return mail;
}

/** Takes the lines of a head off the top; answers the first line after it. */
function readHead(lines: readonly string[], from: number, mail: MailText): number {
  let at = from;
  let isHead = false;
  for (; at < lines.length && at < from + 60; at += 1) {
    const line = lines[at] ?? '';
    const name = headName(line);
    const field = (Object.keys(headNames) as (keyof typeof headNames)[]).find((one) =>
      (headNames[one] as readonly string[]).includes(name),
    );
    if (field) {
      mail[field] ||= line
        .slice(line.indexOf(':') + 1)
        .trim()
        .slice(0, 300);
      isHead = true;
    } else if (!otherHeads.includes(name) && !(isHead && /^[ \t]/.test(line))) break;
  }
  return isHead ? at : from;
}

function headName(line: string): string {
  const colon = line.slice(0, 30).indexOf(':');
  return colon < 0 ? '' : foldSentence(line.slice(0, colon));
}

const quoteHeads = [
  'original message',
  'ursprungliche nachricht',
  'message dorigine',
  'mensaje original',
  'forwarded message',
];

/** True where the mail that is answered begins: “On … wrote:”, a line that says so, or a second head. */
function beginsQuote(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? '').trim();
  if (line.length > 300) return false;
  const folded = foldSentence(line);
  if (/^[-_*]{2,}/.test(line) && quoteHeads.some((head) => folded.includes(head))) return true;
  if (
    /:$/.test(line) &&
    / (?:wrote|schrieb|a ecrit|escribio|ha scritto|schreef|escreveu)(?: |$)/.test(` ${folded}`)
  )
    return true;
  if (!(headNames.from as readonly string[]).includes(headName(line))) return false;
  const next = lines.slice(at + 1, at + 4).map(headName);
  return next.some((name) =>
    [...headNames.date, ...headNames.subject, 'to', 'an', 'para'].includes(name as never),
  );
}

/** The end of a sentence; no day (“am 12. Oktober”) and no title before a name ends one. */
const sentenceEnd =
  /(?<=[.!?…])(?<!(?<!\d)\d{1,2}\.)(?<!(?<!\p{L})(?:Mr|Mrs|Ms|Dr|St|Nr|Hr|Fr|Sr|Sra|dott)\.)\s/u;

/** The sentences of a text in their order; a line that was broken for width goes on in the next. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n[^\S\n]*\n/)
    .flatMap((part) => part.replace(/\s+/g, ' ').split(sentenceEnd))
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** A sentence for comparing: lower case, no accents, no apostrophes, “won’t” as “wo not”, every other sign one space. */
export function foldSentence(sentence: string): string {
  return plainLetters(sentence)
    .replace(/n['’]t(?!\p{L})/gu, ' not')
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
