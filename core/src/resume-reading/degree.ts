import { degreeNames } from './degrees.data.ts';
import { cut, type Traced, trimmed } from './traced-text.ts';

const longest = 160;
const wordStart = /(?<![\p{L}\p{M}\p{N}.'’])[\p{L}]/gu;
/** Short names that are words as well: they count in their usual letters only. */
const inCapitals =
  /^(?:m\.?a\.?|a\.?s\.?|b\.?a\.?|m\.?s\.?|a\.?a\.?|b\.?s\.?|eso|dea|but|cap|bts|hbo|m\.?d\.?|j\.?d\.?|fp|dut|bac|bep)$/i;

/** Degrees of scripts without blanks are behind their subject: “数据科学硕士”. */
const dense = /(?:学士|硕士|博士|本科|大专|专科|研究生|修士|석사|학사|박사)(?:学位|研究生|課程)?/u;

/** Where the first name of a degree is in a text; null where none does. */
export function degreeIn(text: string): { from: number; to: number } | null {
  if (text.length > longest) return null;
  let longestAt: { from: number; to: number } | null = null;
  for (const { index } of text.matchAll(wordStart)) {
    const found = longestMatch(text.slice(index));
    if (!found) continue;
    if (inCapitals.test(found) && found !== found.toUpperCase() && !/^[MB]\.?[as]\.?$/.test(found)) continue;
    longestAt = { from: index, to: index + found.length };
    break;
  }
  if (longestAt) return longestAt;
  const found = text.length < 60 ? dense.exec(text) : null;
  return found ? { from: found.index, to: found.index + found[0].length } : null;
}

const singles = degreeNames.map((name) => new RegExp(`^(?:${name})(?![\\p{L}\\p{M}])`, 'iu'));

function longestMatch(text: string): string {
  return singles.reduce((best, one) => {
    const found = one.exec(text)?.[0] ?? '';
    return found.length > best.length ? found : best;
  }, '');
}

/** “Master of Science - MS”, “BA (Hons)”: what belongs to the name of the degree. */
const short =
  /^(?:\s-\s[A-Z][A-Za-z.]{1,5}(?=,|$)|\s?\((?:hons?|honou?rs)\.?\)|\s(?:hons|honou?rs)\b\.?(?! (?:program|college|student)))/i;

const into =
  /^\s*(?:degree\s|diploma\s)?(?:,|:|–|—|-|\||·|in\b|im\b|of\b|en\b|em\b|of science in\b|fachrichtung\b|für\b|zum\b|zur\b|als\b|de\b|di\b|w\b|na\b|по(?=\s)|في(?=\s)|ב|-?(?:專業|专业))?\s*(?:the\s)?/iu;
const endOfMajor =
  /\s[|·•]\s|;\s|\s[–—-]\s|,\s(?=(?:minor|gpa|with|honou?rs|magna|summa|cum|first|[12]:[12]|upper second|lower second|distinction|merit|note|grade|class|hons|expected|graduated|concentration|emphasis)\b)|\s\((?=(?:gpa|note|hons|minor|grade|with)\b)|\s(?:with (?:a )?(?:minor|honou?rs|distinction|concentration)|minor in|gpa\b|cum laude|magna cum|summa cum)/iu;

/** The degree and the subject of a text such as “B.S. in Computer Science”; the subject may be empty. */
export function splitDegree(
  said: Traced,
): { degree: Traced; major: Traced | null; before: Traced; after: Traced } | null {
  const found = degreeIn(said.text);
  if (!found) return null;
  found.to += short.exec(said.text.slice(found.to))?.[0].length ?? 0;
  const degree = trimmed(cut(said, found.from, found.to));
  const before = trimmed(cut(said, 0, found.from), /[\s,;:|·–—-]/);
  const rest = said.text.slice(found.to);
  const lead = into.exec(rest)?.[0].length ?? 0;
  const tail = cut(said, found.to + lead);
  const end = endOfMajor.exec(tail.text);
  const major = trimmed(cut(tail, 0, end?.index ?? tail.text.length), /[\s,;:|·–—.-]/);
  const after = end ? trimmed(cut(tail, end.index + end[0].length), /[\s,;:|·–—()-]/) : cut(tail, 0, 0);
  const isMajor = /\p{L}{2}/u.test(major.text) && !/^(?:degree|diploma|studies)$/i.test(major.text);
  return { degree, major: isMajor ? major : null, before, after };
}
