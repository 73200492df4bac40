import { isSchool } from './entry-words.ts';
import { cut, type Traced, trimmed } from './traced-text.ts';

/** Degree classes and honors that follow a school or a subject (UK honours, Latin honors). */
const classes =
  /(?:,|\s[–—|·-])\s*\(?((?:(?:first|second|third|upper second|lower second)(?: class)?|1st|2nd|3rd|1:1|2:1|2:2|2i{1,2}|distinction|merit|pass with (?:merit|distinction)|(?:magna |summa )?cum laude)(?: (?:class|hons|honours|honors|degree))*)\)?$/i;

/** “University of York, 2:1”: the text and the class of the degree behind it; null where there is none. */
export function withoutClass(said: Traced): { rest: Traced; grade: Traced } | null {
  if (said.text.length > 200) return null;
  const found = classes.exec(said.text);
  if (!found?.[1] || found.index === 0) return null;
  const from = said.text.indexOf(found[1], found.index);
  return { rest: trimmed(cut(said, 0, found.index)), grade: cut(said, from, from + found[1].length) };
}

/** Last words of fields of study (the series of the US Classification of Instructional Programs, 2020). */
const subjects =
  /(?:^|\s)(?:studies|sciences?|engineering|administration|management|arts?|education|teaching|nursing|business|accounting|accountancy|finance|marketing|economics|law|history|english|literature|languages?|linguistics|mathematics|maths?|statistics|physics|chemistry|medicine|pharmacy|dentistry|music|theat(?:er|re)|dance|design|fashion|architecture|planning|philosophy|theology|religion|communications?|journalism|media|film|technology|computing|informatics|programming|welding|carpentry|plumbing|electronics|hvac|cosmetology|cooking|hospitality|tourism|agriculture|horticulture|forestry|geography|anthropology|[a-z]+ology|social work|public health|health care|justice|criminology|humanities|kinesiology|nutrition|logistics)$/i;

/** “Portland Community College, General Studies”: the school and the subject, in two; null where the rest is a place or a part of it. */
export function schoolAndSubject(said: Traced): { school: Traced; subject: Traced } | null {
  const comma = said.text.lastIndexOf(', ');
  const school = said.text.slice(0, comma);
  const subject = said.text.slice(comma + 2);
  const isSubject = comma > 3 && subjects.test(subject) && subject.length < 50 && !isSchool(subject);
  if (!isSubject || !isSchool(school)) return null;
  return { school: cut(said, 0, comma), subject: trimmed(cut(said, comma + 1)) };
}
