import type { Ask } from './ask.ts';

const words: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  ein: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  un: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
};
const years =
  /(?<![\p{L}\d.,$])((?:\d{1,2}(?:\.\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|ein|zwei|drei|vier|funf|un|deux|trois|quatre|cinq|dos|tres|cuatro|cinco))(?: ?\(\d{1,2}\))? ?\+?(?: ?(?:-|–|—|to|or|bis|à|a)(?: ?(?:more|greater|over|mehr|plus))? ?(?:((?:\d{1,2}(?:\.\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|ein|zwei|drei|vier|funf|un|deux|trois|quatre|cinq|dos|tres|cuatro|cinco))(?: ?\(\d{1,2}\))? ?\+?)?)? ?(?:\+|or more|plus|full[- ]time|full|or more full-time|consecutive|continuous|minimum|additional|full-time)? ?(?:\(\d{1,2}\) ?)?-?(years?|yrs?|months?|jahren?|ans|années|anos?|años?|anni|jaar|lata?|år)(?![\p{L}])(?:['’]s?)?/giu;
const notExperience =
  /^\s*(?:of age|old\b|or older|from (?:the )?date|of (?:college|university|study|studies|undergraduate|education|coursework|academic|age|high school|post-?secondary|law school|graduate|eligibility)|in (?:length|duration)\b|degree|college|university|program|contract|term|commitment|warranty|after|ago|in business|and older|assignment|appointment|residency program|fellowship)/i;
const otherTime =
  /(?:\b(?:tenure|title of .{0,14}is|within|every|last|past|next|previous|first|than|over the|for over|during|commitment of|age of|aged?|after|the) |\bleast a |\ba |\b(?:in lieu of|substituted for|substitute for|completion of|period of|basis of) (?:up to |the )?|\b(?:years?|months?|yrs?) (?:to|or) |\b(?:term|duration|assignment|contract|length): )$/i;
const yearLed =
  /^(?:\s*(?:of|in|as|with|working|experience|professional|relevant|related|progressive(?:ly)?|responsible|full[- ]time|paid|post[- ]\w+|recent|work|hands[- ]on|direct|prior|previous|proven|demonstrated|solid|equivalent|similar|satisfactory|required|preferred|minimum|or more|and|a|an|the|using|performing|doing|erfahrung|berufserfahrung|expérience|experiencia|d['’]|de|en|dans|mit|im|in der|als|years?|\(\d+\)|cumulative|combined|significant|verifiable|continuous|at least|practical|overall|total|industry|business|job|employment)(?=[\s,.;:)]|$))+/i;

/** The years of experience that a passage asks for. */
export function yearsAsked(text: string, from: number, to: number): Ask[] {
  const passage = text.slice(from, to);
  const asks: Ask[] = [];
  for (const match of passage.matchAll(/(\d{1,2})\s?年(?:以上|間以上)/g)) {
    const start = from + match.index;
    const end = start + match[0].length;
    const min = Number(match[1]);
    if (min > 0)
      asks.push({ asked: { kind: 'years', min, field: '' }, start, end, to: end, label: match[0] });
  }
  for (const match of passage.matchAll(years)) {
    const [said, least = '', , unit = ''] = match;
    const rest = passage.slice(match.index + said.length, match.index + said.length + 160);
    const before = passage.slice(Math.max(0, match.index - 26), match.index);
    if (notExperience.test(rest) || otherTime.test(before)) continue;
    const count = Number.isNaN(Number(least)) ? (words[least.toLowerCase()] ?? 0) : Number(least);
    const min = /^m/i.test(unit) ? Math.round((count / 12) * 10) / 10 : count;
    if (min <= 0 || min > 40) continue;
    const start = from + match.index;
    const field = fieldOf(rest) || labelBefore(passage.slice(0, match.index));
    const end = start + said.length;
    asks.push({
      asked: { kind: 'years', min, field },
      start,
      ...{ end, to: end },
      label: /^m/i.test(unit) ? `${count} months` : `${count}${count === 1 ? ' year' : ' years'}`,
    });
  }
  return asks;
}

const fieldEnd =
  /[.;()]|,(?! (?:and|or)\b)|\bor (?:\d|(?:two|three|four|five|six|seven|eight|nine|ten)\b|(?:an? )?(?:associate|bachelor|master|degree|ph\.?d)|more\b)|\b(?:(?:as )?(?:described|listed|specified|outlined|stated)|above|below|within (?:the )?(?:last|past)|will)\b|\b(?:is|are)? ?(?:required|preferred|desired|strongly|minimum|or equivalent|with (?:a|an|at least|the ability)|including|plus|and (?:a|an|at least|the ability|ability)|which|that|who|may be|is a)\b/i;

/** Experience of what: “of progressive experience in financial analysis, …” → “financial analysis”. */
function fieldOf(rest: string): string {
  const lead = yearLed.exec(rest)?.[0].length ?? 0;
  const tail = rest.slice(lead).trimStart();
  if (sincePhrase.test(tail)) return '';
  const end = fieldEnd.exec(tail)?.index ?? tail.length;
  const field = tail
    .slice(0, end)
    .replace(/^(?:years?|\(\d+\)) (?:of )?/i, '')
    .replace(/\bexperience\b.{0,3}$/i, '')
    .replace(/\bexperience (?:in|with|as|of) /i, '');
  return field.replace(/\s+/g, ' ').trim().slice(0, 90);
}

/** When it was, or that it was like this, instead of what it was: “within the last five years”, “or 6 months to 2 years”. */
const sincePhrase =
  /^(?:(?:within|during|over|in) (?:the |a )?(?:last|past|similar|comparable|related|same|relevant)\b|(?:last|past) |to \d)/i;

/** Boards that ask in a form write “SharePoint: 5 years (Preferred)”. */
function labelBefore(before: string): string {
  const label = before.endsWith(': ') ? before.slice(0, -2).trim() : '';
  return label.length <= 40 && !/[.:;,]|\bexperience\b|\brequire/i.test(label) ? label : '';
}
