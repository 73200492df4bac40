import { paragraphsOf } from './body-text.ts';
import { degreeIn, splitDegree } from './degree.ts';
import { type Entry, entriesOf } from './entries.ts';
import { dateSpanIn, datesOf } from './entry-dates.ts';
import { type Part, partsOf } from './entry-parts.ts';
import { isSchool } from './entry-words.ts';
import { notesOf, runsOfEntry } from './experience.ts';
import type { Line } from './line.ts';
import { lineStyle } from './line-style.ts';
import { type EducationField, type ReadItem, type ReadValue, readValue, rewritten } from './reading.ts';
import { schoolAndSubject, withoutClass } from './school-line.ts';
import { cut, joined, splitAt, type Traced, trimmed } from './traced-text.ts';

/** The schools of a section. */
export function educationOf(lines: readonly Line[]): ReadItem<EducationField>[] {
  const items: ReadItem<EducationField>[] = [];
  for (const entry of entriesOf(lines).flatMap(bySchool)) {
    const item = itemOf(entry, items.at(-1));
    const { institutionName, degree, major } = item.values;
    if (institutionName || degree || major) items.push(item);
    else if (items.length > 0) addTo(items.at(-1) as ReadItem<EducationField>, item);
  }
  return items.filter(({ values }) => values.institutionName || values.degree);
}

/** Heads without dates between them: another entry begins at a line in the style of the first that names a school or degree. */
function bySchool(entry: Entry): Entry[] {
  const { heads, body } = entry;
  const [top] = heads;
  if (!top || heads.length < 2) return [entry];
  const tells = (line: Line) => ({ school: isSchool(line.text), degree: degreeIn(line.text) !== null });
  const isDated = heads.some(dateSpanIn);
  const first = tells(top);
  const starts = [0];
  for (const [at, line] of heads.entries()) {
    if (at === 0 || lineStyle(line) !== lineStyle(top)) continue;
    const own = tells(line);
    const before = heads.slice(starts.at(-1), at).map(tells);
    const isFull = before.some(({ school }) => school) && before.some(({ degree }) => degree);
    const isSame = own.school === first.school && own.degree === first.degree && (own.school || own.degree);
    // Where no date says what belongs together, a school and a degree make an entry.
    if (isFull && (isSame || (!isDated && (own.school || own.degree)))) starts.push(at);
  }
  return starts.map((from, index) => ({
    heads: heads.slice(from, starts[index + 1] ?? heads.length),
    body: index === starts.length - 1 ? body : [],
  }));
}

const dense =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+(?:[\s\u3000]+[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+)+$/u;

/** A text that holds a degree and a school, in two. */
function inTwo(part: Part): Part[] {
  const found = degreeIn(part.text);
  if (!found || !isSchool(part.text)) return [part];
  // “PhD Princeton University”: a label and the school.
  const rest = cut(part, found.to);
  if (found.from === 0 && /^\s\p{Lu}/u.test(rest.text) && isSchool(rest.text.split(/[,،]/)[0] ?? ''))
    return [{ ...part, ...cut(part, 0, found.to) }, ...inTwo({ ...part, ...trimmed(rest) })];
  const pieces = splitAt(
    part,
    /[,،]\s+|\s[–—-]\s|\s(?:at|from|an der|bei der|à l['’]|à la|en la|presso|na)\s(?=\p{Lu})/gu,
  );
  // “東都工業大学 情報工学科 学士”: school, subject and degree with blanks between.
  if (pieces.length < 2 && dense.test(part.text))
    return splitAt(part, /[\s\u3000]+/g).map((piece) => ({ ...part, ...piece }));
  if (pieces.length < 2) return [part];
  const groups: { isSchool: boolean; isPlain: boolean; pieces: Traced[] }[] = [];
  for (const piece of pieces) {
    const school = isSchool(piece.text) && !startsWithDegree(piece.text);
    const degree = degreeIn(piece.text) !== null;
    const last = groups.at(-1);
    if (last && !degree && last.isSchool === school) last.pieces.push(piece);
    else if (last && !degree && !school) last.pieces.push(piece);
    else groups.push({ isSchool: school, isPlain: !school && !degree, pieces: [piece] });
  }
  if (groups.length < 2) return [part];
  return groups.map((group) => ({ ...part, ...joined(group.pieces, ', ') }));
}

/** “MSc in Economics, NTNU” and “Apprenticeship, IBEW Local 995”: schools that are known by their capitals. */
function byCapitals(part: Part): Part[] {
  const comma = part.text.lastIndexOf(', ');
  const last = part.text.slice(comma + 2);
  const isName =
    comma > 2 && /^\p{Lu}{3,8}(?=$|\s\p{L})/u.test(last) && !/^(?:GPA|CGPA|WAM|USA|UAE)\b/.test(last);
  if (!isName || degreeIn(part.text)?.from !== 0 || degreeIn(last) !== null) return [part];
  return [
    { ...part, ...cut(part, 0, comma) },
    { ...part, ...trimmed(cut(part, comma + 1)) },
  ];
}

const startsWithDegree = (text: string) => degreeIn(text)?.from === 0;
const grade =
  /(?:\b(?:cumulative |overall |cum\. |major )?gpa|\bgrade|\babschlussnote|\bnote|\bnota(?: media)?|\bmoyenne|\bcgpa|\bsrednia)\s?[:：]?\s?(\d{1,3}(?:[.,]\d{1,2})?(?:\s?(?:\/|of|out of|von|sur)\s?\d{1,3}(?:[.,]\d{1,2})?)?)/iu;

function itemOf(entry: Entry, before: ReadItem<EducationField> | undefined): ReadItem<EducationField> {
  const { parts, dates } = partsOf(entry);
  const classed = parts
    .filter(({ kind }) => kind === 'text')
    .map((part) => ({ part, told: withoutClass(part) }));
  const named = classed.flatMap(({ part, told }) => inTwo(told ? { ...part, ...told.rest } : part));
  const [classOf] = classed.flatMap(({ told }) => told?.grade ?? []);
  const [only] = named;
  const texts = (only && named.length === 1 ? byCapitals(only) : named).filter(
    ({ text }) => !grade.test(text) || text.length > 40 || degreeIn(text) !== null,
  );
  const values: Partial<Record<EducationField, ReadValue>> = {};
  const schoolAt = texts.findIndex(({ text }) => isSchool(text) && !startsWithDegree(text));
  const degreeAt = bestDegree(texts, schoolAt);
  const degreeText = texts[degreeAt];
  const found = degreeText ? splitDegree(degreeText) : null;
  if (found) {
    values.degree = readValue(found.degree, 'sure');
    const major =
      found.major ??
      (found.before.text.length > 2 && !/^(?:the|a|an)$/i.test(found.before.text) ? found.before : null);
    if (major) values.major = readValue(major, found.major ? 'sure' : 'likely');
  }
  let rest = texts.filter((_, at) => at !== schoolAt && at !== degreeAt);
  const school = texts[schoolAt] && withoutTown(texts[schoolAt]);
  const both = school && !values.major ? schoolAndSubject(school) : null;
  if (both) values.major = readValue(both.subject, 'likely', 'by-place-alone');
  if (school) values.institutionName = readValue(both?.school ?? school, 'sure');
  else {
    const isTold = values.degree !== undefined || dates.length > 0;
    const guess =
      rest.find(({ line, isBold }) => isTold && (line !== degreeText?.line || isBold)) ??
      (isTold ? rest[0] : undefined);
    const earlier = before?.values.institutionName;
    const isUnderSame =
      values.degree !== undefined &&
      earlier &&
      (rest.length === 0 || entry.heads.every(({ isBullet }) => isBullet));
    if (isUnderSame) values.institutionName = { ...earlier, sure: 'likely', doubt: 'inherited' };
    else if (
      guess &&
      (named.length < texts.length ||
        !(found && values.major === undefined && rest.length === 1 && guess.line === degreeText?.line))
    ) {
      values.institutionName = readValue(guess, 'likely', 'by-place-alone');
      rest = rest.filter((part) => part !== guess);
    }
  }
  if (
    found &&
    !values.major &&
    rest[0] &&
    rest[0].text.length < 60 &&
    Math.abs(rest[0].line - (degreeText?.line ?? 0)) <= 1 &&
    !/^(?:with|honou?rs|magna|summa|cum|minor|gpa|dean)/i.test(rest[0].text)
  ) {
    values.major = readValue(rest[0], 'likely', 'by-place-alone');
    rest = rest.slice(1);
  }
  const place = parts.find(({ kind }) => kind === 'place');
  if (place) values.place = readValue(place, 'sure');
  const url = parts.find(({ kind }) => kind === 'address');
  if (url) values.url = readValue(url, 'sure');
  Object.assign(values, datesOf(dates));
  const body = paragraphsOf(entry.body);
  const graded = [...entry.heads.flatMap(({ cells }) => cells as Traced[]), ...body].find(({ text }) =>
    grade.test(text),
  );
  if (graded) values.gpa = gradeOf(graded);
  else if (classOf) values.gpa = readValue(classOf, 'sure');
  const notes = [...rest, ...body.filter((text) => text !== graded || text.text.length > 24)];
  if (notes.length > 0) values.notes = notesOf(notes);
  return { values, runs: runsOfEntry(entry) };
}

/** “Lycée Grandmont, Tours”: in these languages no school has a comma in its name. */
function withoutTown(school: Part): Part {
  const found = /^([^,]{4,80}), \p{Lu}\p{Ll}[\p{L}\p{M}' -]{1,22}$/u.exec(school.text);
  return found?.[1] &&
    /lyc[ée]e|[ée]cole|universit[éà]|universidad|institut[o ]|liceo|colegio|escuela|schule|gymnasium/i.test(
      found[1],
    )
    ? { ...school, ...cut(school, 0, found[1].length) }
    : school;
}

/** The text with the degree that leads to it most directly; one inside the name of the school does not count. */
function bestDegree(texts: readonly Part[], schoolAt: number): number {
  const withMajor = texts.findIndex(
    ({ text }, at) => at !== schoolAt && (splitDegree({ text, spans: [] })?.major ?? null) !== null,
  );
  return withMajor >= 0
    ? withMajor
    : texts.findIndex(({ text }, at) => at !== schoolAt && degreeIn(text) !== null);
}

function gradeOf(said: Traced): ReadValue {
  const found = grade.exec(said.text);
  const at = found ? said.text.indexOf(found[1] ?? '', found.index) : 0;
  return rewritten(found?.[1]?.trim() ?? '', cut(said, at, at + (found?.[1]?.length ?? 0)), 'sure');
}

function addTo(item: ReadItem<EducationField>, more: ReadItem<EducationField>): void {
  const { notes } = more.values;
  if (notes) {
    const own = item.values.notes;
    item.values.notes = own
      ? {
          ...own,
          value: `${own.value}\n${notes.value}`,
          says: `${own.says}\n${notes.says}`,
          runs: [...own.runs, ...notes.runs],
        }
      : notes;
  }
  if (more.values.gpa && !item.values.gpa) item.values.gpa = more.values.gpa;
  if (more.values.endDate && !item.values.endDate) {
    item.values.endDate = more.values.endDate;
    if (more.values.startDate) item.values.startDate = more.values.startDate;
  }
  item.runs.push(...more.runs);
}
