import { plainLetters } from '../text/plain-letters.ts';
import type { Ask } from './ask.ts';
import type { PlacedWord } from './placed-words.ts';
import { languagesIn, spokenLevelIn } from './spoken-terms.ts';

const speaking =
  /\b(?:speak|spoken|fluen|bilingual|proficien|language|native|conversational|verbal|oral|writ|reading|translat|communicat|understand|kenntnisse|sprach|fliessend|niveau|idioma|nivel|parle|multilingual|command of|knowledge of|level|[abc][12]\b|read\b)/;
/** English as a subject, or a people. */
const noSpeech =
  /^(?:language (?:learner|art)|learner|teacher|literature|department|degree|major|composition|class|course|tutor|and math|as a second|proficiency exam|cuisine|food|restaurant|clients?|company|market|citizen)/;
const joining = /^[\s,/()&-]*(?:(?:and\/or|or|and|und|oder|et|ou|y|o)[\s,/()]*)?$/;

/** The languages that a passage asks for, alternatives in one. */
export function languagesAsked(text: string, from: number, to: number, words: readonly PlacedWord[]): Ask[] {
  const found = languagesIn(words).filter(({ at, end }) => {
    const rest = words
      .slice(at + 1, at + 4)
      .map(({ word }) => word)
      .join(' ');
    // “In a language other than English” asks for another one, whichever.
    const isBesides = words[at - 1]?.word === 'than' && words[at - 2]?.word === 'other';
    return !noSpeech.test(rest) && !isBesides && end <= to;
  });
  const folded = plainLetters(text.slice(from, to)).replace(/ß/g, 'ss');
  if (found.length === 0) return bilingual(text, from, to);
  if (!speaking.test(folded) && !/\b(?:plus|prefer\w*|required|desirable|vorteil|must|asset)\b/.test(folded))
    return [];
  const asks: Ask[] = [];
  for (const { language, start, end } of found) {
    const last = asks.at(-1);
    const between = last ? text.slice(last.end, start) : 'x';
    const isOther = last && /\bor\b|\/|\boder\b|\bou\b/i.test(between) && joining.test(between.toLowerCase());
    if (last?.asked.kind === 'language' && (isOther || last.asked.languages.includes(language))) {
      last.asked = { ...last.asked, languages: [...new Set([...last.asked.languages, language])] };
      last.end = end;
      last.to = end;
      last.label = text.slice(last.start, end);
      continue;
    }
    const around = plainLetters(text.slice(Math.max(from, start - 50), Math.min(to, end + 40)));
    asks.push({
      asked: { kind: 'language', languages: [language], spoken: spokenLevelIn(around) },
      ...{ start, end, to: end, label: text.slice(start, end) },
    });
  }
  return asks;
}

/** “Bilingual a plus”: in another language than that of the posting, whichever. */
function bilingual(text: string, from: number, to: number): Ask[] {
  const match =
    /\b(?:bilingual|multilingual|second language|foreign language|additional languages?|another language|languages? other than \w+)\b/i.exec(
      text.slice(from, to),
    );
  if (!match || /english as a second|of a second language/i.test(text.slice(from, to))) return [];
  const start = from + match.index;
  const end = start + match[0].length;
  return [{ asked: { kind: 'language', languages: [], spoken: null }, start, end, to: end, label: match[0] }];
}
