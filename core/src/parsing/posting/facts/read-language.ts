import type { StatedFact } from '../../../entities/posting/posting.ts';
import type { Clause } from './clauses.ts';
import { type FactReader, quote } from './fact-reading.ts';
import { isDenied, isRequiredAt } from './strength.ts';

/** What languages are called in postings; “german” covers “German-speaking”. German names as whole words. */
const names: Readonly<Record<string, string>> = {
  arabic: 'ar',
  arabisch: 'ar',
  bengali: 'bn',
  mandarin: 'zh',
  cantonese: 'zh',
  chinese: 'zh',
  czech: 'cs',
  danish: 'da',
  dutch: 'nl',
  niederländisch: 'nl',
  english: 'en',
  englisch: 'en',
  englischkenntnisse: 'en',
  finnish: 'fi',
  french: 'fr',
  französisch: 'fr',
  german: 'de',
  deutsch: 'de',
  deutschkenntnisse: 'de',
  greek: 'el',
  creole: 'ht',
  hebrew: 'he',
  hindi: 'hi',
  hungarian: 'hu',
  italian: 'it',
  italienisch: 'it',
  japanese: 'ja',
  korean: 'ko',
  norwegian: 'no',
  farsi: 'fa',
  persian: 'fa',
  polish: 'pl',
  portuguese: 'pt',
  romanian: 'ro',
  russian: 'ru',
  spanish: 'es',
  español: 'es',
  spanisch: 'es',
  swedish: 'sv',
  tagalog: 'tl',
  thai: 'th',
  turkish: 'tr',
  ukrainian: 'uk',
  vietnamese: 'vi',
};
const nameWords = new RegExp(`\\b(?:${Object.keys(names).join('|')})\\b`, 'g');

/** Words that make the name of a language close by one that is to be spoken or written. */
const skillWords =
  /\bfluen\w*|\bproficien\w*|\bbilingual\w*|\bmultilingual|\btrilingual|\bspeak\w*|\bspoken\b|\bnative\b|\bwrit(?:e|ten|ing)\b|\bverbal\b|\bcommand of\b|\bknowledge of\b|\blanguages?\b|\bunderstood\b|\bunderstand\b|\bcommunicat\w+|\bcommunicate\b|\bconversational\b|\bc[12]\b|\bb[12]\b|\bliterate\b|\bkenntnisse\b|\bfließend\w*|\bverhandlungssicher\w*|\bmuttersprach\w*|\bwort und schrift\b|\bsprach\w*|\bskills\b|\bread\b/g;
/** English as a subject that is taught, or as what others speak. */
const asSubject =
  /\bteach\w*|\bdepartment\b|\bclass(?:es|room)?\b|\bmajor\b|\besl\b|\bliterature\b|\bstudents?\b|\blearners?\b|\bcurriculum\b|\bdevelop\w*|\binstruction(?:al)?\b|\bassessments?\b|\bdegree in\b|\bnon-english|\bother than\b|\bin addition to\b|\bunable\b|\bsecond language\b|\bcertifi\w+|\bexam\b|\blanguage arts\b|\bsubjects\b|\bprogrammes?\b|\bversion of your\b|\byour (?:cv|resume|application)\b|\b(?:cv|resume|application)s? in\b|\bapply in\b|\btranslations? (?:of|into)\b|\bauf deutsch bewerben/;
/** How far a word may stand from the name it belongs to. */
const reach = 60;

/** The languages that a title or clause asks somebody to know. */
export const readLanguage: FactReader = (clause) => {
  const { lower, text } = clause;
  const found = [...lower.matchAll(nameWords)].filter((match) => isName(text, match.index));
  if (found.length === 0 || isDenied(lower)) return [];
  if (clause.part === 'title') return titleReadings(clause, found);
  if (asSubject.test(lower)) return [];
  const skills = [...lower.matchAll(skillWords)];
  const near = found.filter((match) => isNearSkill(match, skills, found));
  return near.map((match) => {
    const to = match.index + match[0].length;
    return reading(clause, match, isRequiredAt(clause, match.index, to));
  });
};

/** “Polish” begins with a capital, “polish” does not; “Polish your pitch” is no language. */
function isName(text: string, at: number): boolean {
  return /\p{Lu}/u.test(text[at] ?? '') && !/^Polish (?:your|the|our|up|and)\b/.test(text.slice(at, at + 12));
}

/** Near a word for knowing it, itself or through the languages it is listed with (“English, French and German”). */
function isNearSkill(
  match: RegExpMatchArray,
  skills: readonly RegExpMatchArray[],
  all: readonly RegExpMatchArray[],
): boolean {
  const place = match.index ?? 0;
  const isClose = (at: number) => skills.some((skill) => Math.abs((skill.index ?? 0) - at) <= reach);
  if (isClose(place)) return true;
  return all.some((other) => Math.abs((other.index ?? 0) - place) <= reach && isClose(other.index ?? 0));
}

/** “Support Agent (German)”, “German-speaking”, “Bilingual Spanish”, “Sales - French”; a teacher of English teaches it. */
function titleReadings(clause: Clause, found: readonly RegExpMatchArray[]): StatedFact[] {
  const { lower } = clause;
  return found.flatMap((match) => {
    const from = match.index ?? 0;
    const to = from + match[0].length;
    const isSpoken =
      /^[- ](?:speak|bilingual|language\b|fluent)/.test(lower.slice(to)) ||
      /\b(?:bilingual|fluent|speaking|in|with|w\/)\b[^a-z]*(?:english)?[^a-z]*$/.test(
        lower.slice(Math.max(0, from - 24), from),
      );
    const isApart =
      /(?:[-(/|,&+] ?|\band )$/.test(lower.slice(Math.max(0, from - 4), from)) &&
      /^ ?(?:$|[)/|,&+-]| and| speak)/.test(lower.slice(to));
    const isTaught = /\bteacher|\btutor|\bprofessor|\binstructor|\bcook\b|\bchef\b/.test(lower);
    return isSpoken || (isApart && !isTaught) ? [reading(clause, match, true)] : [];
  });
}

function reading(clause: Clause, match: RegExpMatchArray, isRequired: boolean): StatedFact {
  const from = match.index ?? 0;
  const name = match[0];
  return {
    fact: 'language',
    value: names[name] ?? name,
    isRequired,
    words: quote(clause.text, from, from + name.length),
  };
}
