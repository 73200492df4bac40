import type { StatedFact } from '../../../entities/posting/posting.ts';
import { type Clause, textBefore } from './clauses.ts';
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
/** Without one of these no language is named. */
export const languageNames =
  /arabic|arabisch|bengali|mandarin|cantonese|chinese|czech|danish|dutch|niederländisch|english|englisch|finnish|french|französisch|german|deutsch|greek|creole|hebrew|hindi|hungarian|italian|italienisch|japanese|korean|norwegian|farsi|persian|polish|portuguese|romanian|russian|spanish|español|spanisch|swedish|tagalog|thai|turkish|ukrainian|vietnamese/;

const words = /[a-zäöüßñ]+/g;

/** Words that make the name of a language close by one that is to be spoken or written. */
const skillWords =
  /\b(?:fluen|proficien|bilingual|multilingual|trilingual|speak|spoken|native|write|written|writing|verbal|command of|knowledge of|language|understood|understand|communicat|conversational|c[12]\b|b[12]\b|literate|kenntnisse|fließend|verhandlungssicher|muttersprach|wort und schrift|sprach|skills|read\b)/g;
/** English as a subject that is taught, or as what others speak. */
const asSubject =
  /\b(?:teach|department\b|class\b|classes\b|classroom|major\b|esl\b|literature|student|learner|curriculum|develop|instruction\b|instructional|assessment|degree in\b|non-english|other than\b|in addition to\b|unable\b|second language|certif|exam\b|language arts|subjects\b|programme|version of your|your (?:cv|resume|application)|(?:cv|resume|application)s? in\b|apply in\b|translations? (?:of|into)\b|auf deutsch bewerben)/;
/** How far a word may stand from the name it belongs to. */
const reach = 60;

/** The languages that a title or clause asks somebody to know. */
export const readLanguage: FactReader = (clause) => {
  const { lower, text } = clause;
  const found = [...lower.matchAll(words)].filter(
    (match) => Object.hasOwn(names, match[0]) && isName(text, match.index),
  );
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
      /\b(?:bilingual|fluent|speaking|in|with|w\/) ?[-,:(/]? ?(?:english ?[/&,]? ?)?$/.test(
        textBefore(lower, from, 24),
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
