import type { LetterTone } from '../letter.ts';

/** What a person asks of a letter, as far as rules can read it. */
export type LetterRequest =
  | { kind: 'shorter' | 'longer' }
  | { kind: 'tone'; tone: LetterTone }
  | { kind: 'less-salesy' }
  | { kind: 'leave-out' | 'start-with' | 'end-with' | 'mention'; topic: string }
  /** A sentence in the person's own words, to be put in as it is. */
  | { kind: 'add'; sentence: string }
  | { kind: 'avoid'; words: string[] }
  | { kind: 'greeting' | 'sign-off'; text: string }
  /** A BCP 47 code. */
  | { kind: 'language'; language: string }
  | { kind: 'unknown'; text: string };

type Rule = [RegExp, (found: string) => LetterRequest | null];

const please = '^(?:please |pls |can you |could you |make it |make this |write it |keep it |be |sound )*';
const bitte = '^(?:bitte |mach es |schreib es |etwas )*';
const languages: readonly (readonly [RegExp, string])[] = [
  [/^(?:english|englisch)$/, 'en'],
  [/^(?:german|deutsch)$/, 'de'],
  [/^(?:french|französisch)$/, 'fr'],
  [/^(?:spanish|spanisch)$/, 'es'],
  [/^(?:italian|italienisch)$/, 'it'],
  [/^(?:portuguese|portugiesisch)$/, 'pt'],
  [/^(?:dutch|niederländisch)$/, 'nl'],
  [/^(?:polish|polnisch)$/, 'pl'],
];
const tone = (of: LetterTone) => (): LetterRequest => ({ kind: 'tone', tone: of });
const topic =
  (kind: 'leave-out' | 'start-with' | 'end-with' | 'mention') =>
  (found: string): LetterRequest | null =>
    withoutArticle(found) === '' ? null : { kind, topic: withoutArticle(found) };

/** The first that fits counts; each has at most one group, the rest of what was asked. */
const rules: readonly Rule[] = [
  [
    new RegExp(`${please}(?:a (?:bit|little) |much |slightly )?(?:shorter|more concise|briefer|tighter)\\b`),
    () => ({ kind: 'shorter' }),
  ],
  [/^(?:please )?(?:shorten|trim|cut it|cut this|tighten|condense)\b/, () => ({ kind: 'shorter' })],
  [/^(?:it(?:'s| is) )?too long$/, () => ({ kind: 'shorter' })],
  [new RegExp(`${bitte}(?:kürzer|kürze|knapper)\\b`), () => ({ kind: 'shorter' })],
  [
    new RegExp(`${please}(?:a (?:bit|little) |much |slightly )?(?:longer|more detailed)\\b`),
    () => ({ kind: 'longer' }),
  ],
  [/^(?:it(?:'s| is) )?too short$/, () => ({ kind: 'longer' })],
  [new RegExp(`${bitte}(?:länger|ausführlicher)\\b`), () => ({ kind: 'longer' })],
  [
    new RegExp(
      `${please}(?:a (?:bit|little) |much )?(?:less (?:salesy|pushy|boastful|like (?:an )?ad)|not so salesy|more (?:humble|modest))\\b`,
    ),
    () => ({ kind: 'less-salesy' }),
  ],
  [/^(?:it(?:'s| is) )?too salesy$/, () => ({ kind: 'less-salesy' })],
  [
    new RegExp(`${bitte}(?:weniger werblich|weniger dick aufgetragen|bescheidener)\\b`),
    () => ({ kind: 'less-salesy' }),
  ],
  [
    new RegExp(
      `${please}(?:a (?:bit|little) |much )?(?:warmer|friendlier|warm|friendly|more personal|more friendly|less formal|less stiff)\\b`,
    ),
    tone('warm'),
  ],
  [
    new RegExp(
      `${please}(?:a (?:bit|little) |much )?(?:more formal|formal|less casual|more professional)\\b`,
    ),
    tone('formal'),
  ],
  [
    new RegExp(
      `${please}(?:a (?:bit|little) |much )?(?:plainer|plain|simpler|matter-of-fact|more direct)\\b`,
    ),
    tone('plain'),
  ],
  [new RegExp(`${bitte}(?:wärmer|herzlicher|persönlicher)\\b`), tone('warm')],
  [new RegExp(`${bitte}(?:förmlicher|formeller)\\b`), tone('formal')],
  [new RegExp(`${bitte}(?:sachlicher|schlichter|einfacher)\\b`), tone('plain')],
  [
    /^(?:please )?(?:don't use|do not use|never use|avoid|no more) (?:the )?(?:words?|phrases?)?:? ?(.+)$/,
    avoided,
  ],
  [/^(?:please )?(?:don't|do not) say (.+)$/, avoided],
  [/^(?:bitte )?(?:verwende nicht|vermeide|benutze nicht)(?: die wörter| das wort)?:? (.+)$/, avoided],
  [
    /^(?:please )?(?:leave out|leave off|omit|remove|delete|drop|skip|cut|take out|don't mention|do not mention|without) (.+)$/,
    topic('leave-out'),
  ],
  [/^(?:bitte )?(?:lass|lasse) (.+) weg$/, topic('leave-out')],
  [/^(?:bitte )?(?:streiche|entferne|ohne) (.+)$/, topic('leave-out')],
  [/^(?:please )?(?:start|begin|open|lead) with (.+)$/, topic('start-with')],
  [/^(?:please )?(?:put|move) (.+) (?:first|to the (?:top|front|start|beginning))$/, topic('start-with')],
  [/^(?:bitte )?(?:beginne|fang|starte) mit (.+?)(?: an)?$/, topic('start-with')],
  [/^(?:please )?(?:end|close|finish) with (.+)$/, topic('end-with')],
  [/^(?:please )?(?:put|move) (.+) (?:last|to the (?:end|bottom))$/, topic('end-with')],
  [
    /^(?:please )?(?:greet|address it to|address|start the greeting with) (.+)$/,
    (text) => ({ kind: 'greeting', text }),
  ],
  [/^(?:please )?(?:sign off|sign) with (.+)$/, (text) => ({ kind: 'sign-off', text })],
  [
    /^(?:please )?(?:translate (?:it |this )?(?:in)?to|(?:write it |make it )?in|auf) ([\p{L}]+)$/u,
    (found) => {
      const language = languages.find(([name]) => name.test(found))?.[1];
      return language ? { kind: 'language', language } : null;
    },
  ],
  [
    /^(?:please )?(?:say|mention|tell|add|include|bring in|explain|write)(?: something)?(?: about| that| why| how)? (.+)$/,
    topic('mention'),
  ],
  [/^(?:bitte )?(?:erwähne|nenne|sag|schreib)(?:,)?(?: dass| warum| etwas über)? (.+)$/, topic('mention')],
];

function avoided(found: string): LetterRequest | null {
  const words = found
    .split(/,| or | and | und | oder /)
    .map(bare)
    .filter(Boolean);
  return words.length > 0 ? { kind: 'avoid', words } : null;
}

/** Without quotation marks, stops and blanks around it. */
function bare(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && isSign(text.charAt(from))) from += 1;
  while (to > from && isSign(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

const isSign = (sign: string) => /[\s"“”„'‘’.:]/.test(sign);
const withoutArticle = (text: string) =>
  bare(text).replace(/^(?:(?:the|my|about|any|all|der|die|das|den|mein|meine|meinen) )+/, '');

/** Signs that begin a sentence of the person's own: “Add: I move to Ohio in May.” */
const ownSentence =
  /^\s*(?:please )?(?:add|say|write|put in|insert|schreib|ergänze|füge ein)(?: this| the sentence| den satz)?\s*:(.+)$/is;
const quotedSentence =
  /^\s*(?:please )?(?:add|say|write|put in|insert|schreib|ergänze)(?: the sentence| den satz)?\s+[“"„]([^“”"„]{3,1000})[”"“]\s*\.?$/is;

/** What longer questions are cut at: what is read further is no request of a letter. */
const longestText = 2_000;

/** What a text asks of a letter, one after the other; what no rule reads is among it as `unknown`. */
export function readLetterRequests(text: string): LetterRequest[] {
  const asked = text.slice(0, longestText);
  const own = quotedSentence.exec(asked)?.[1] ?? ownSentence.exec(asked)?.[1];
  if (own) return [{ kind: 'add', sentence: ownText(own) }];
  return asked
    .split(/[;\n]|[.!?](?=\s|$)|,? (?:and then|then|and|und dann|und) (?=\p{L})/u)
    .flatMap(splitAtComma)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
    .map(requestOf)
    .reduce<LetterRequest[]>(joined, []);
}

/** “shorter, less salesy” are two; “avoid passionate, thrilled” is one. */
function splitAtComma(part: string): string[] {
  if (requestOf(part).kind === 'avoid') return [part];
  const pieces = part.split(/,\s+/);
  return pieces.every((piece) => requestOf(piece).kind !== 'unknown') ? pieces : [part];
}

/** What was cut at “and” and asks nothing by itself belongs to what stood before: “leave out the gap and the course”. */
function joined(before: LetterRequest[], next: LetterRequest): LetterRequest[] {
  const last = before.at(-1);
  if (next.kind !== 'unknown' || !last) return [...before, next];
  if (last.kind === 'avoid')
    return [...before.slice(0, -1), { ...last, words: [...last.words, bare(next.text)] }];
  if (last.kind === 'leave-out') return [...before, { kind: 'leave-out', topic: withoutArticle(next.text) }];
  if ('topic' in last) return [...before.slice(0, -1), { ...last, topic: `${last.topic} ${next.text}` }];
  return [...before, next];
}

function requestOf(part: string): LetterRequest {
  const trimmed = part.trim();
  const folded = trimmed.replaceAll('’', "'").toLowerCase();
  for (const [pattern, make] of rules) {
    const found = pattern.exec(folded);
    if (!found) continue;
    const rest = found[1];
    // Names keep their capitals.
    const at = rest === undefined ? -1 : folded.indexOf(rest, found.index);
    const request = make(
      rest === undefined ? '' : keepsCase(found[0]) ? trimmed.slice(at, at + rest.length) : rest,
    );
    if (request) return request;
  }
  return { kind: 'unknown', text: trimmed };
}

const keepsCase = (found: string) => /^(?:please )?(?:greet|address|start the greeting|sign)/.test(found);

/** A sentence as it goes into a letter: on one line, with its stop. */
function ownText(text: string): string {
  const line = text
    .replace(/["“”„]/g, '')
    .split(/\s/)
    .filter(Boolean)
    .join(' ');
  return /[.!?…]$/.test(line) ? line : `${line}.`;
}
