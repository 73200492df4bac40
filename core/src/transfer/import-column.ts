import { submissionMethods } from '../entities/job/job.ts';
import { jobField, jobFieldNames } from '../entities/job/job-entity.ts';
import { importedAnswer } from './import-answer.ts';
import { importedChoice } from './import-choices.ts';
import { importedDate } from './import-dates.ts';
import { dateFields, type EventField, type ImportField, isEventField } from './import-fields.ts';
import { hasPhrase, headWords } from './import-head.ts';
import { headPhrases } from './import-heads.data.ts';
import { guessStatus } from './import-status.ts';
import { statusTokensOf } from './import-status-meaning.ts';

/** What most cells of a column are. */
export type CellKind = 'empty' | 'date' | 'answer' | 'link' | 'email' | 'text';

/** How much of a column has to be of one kind. */
const maxCells = 0.6;

/** What the cells of a column are, whatever its head says. A bare number is no date: it may be pay, or a number of rows. */
export function cellKind(cells: readonly string[]): CellKind {
  if (cells.length === 0) return 'empty';
  const most = (test: (cell: string) => boolean) => cells.filter(test).length >= cells.length * maxCells;
  if (most(isDate)) return 'date';
  // An x alone may stand for anything.
  if (most((cell) => importedAnswer(cell) !== null) && !cells.every((cell) => /^[x01]$/i.test(cell)))
    return 'answer';
  if (most((cell) => /^(?:https?:\/\/|www\.)\S+$/i.test(cell))) return 'link';
  return most((cell) => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(cell)) ? 'email' : 'text';
}

function isDate(cell: string): boolean {
  if (/^[\d.]+$/.test(cell) && !/^\d{1,2}\.\d{1,2}\.\d{2,4}$/.test(cell)) return false;
  return importedDate(cell, 'month-first') !== '' || importedDate(cell, 'day-first') !== '';
}

const phrases = new Map(
  (Object.keys(headPhrases) as (keyof typeof headPhrases)[]).map((about) => [
    about,
    headPhrases[about].split(',').map((phrase) => phrase.trim()),
  ]),
);

/** True where the words of a head are about this. */
const isAbout = (words: string, about: keyof typeof headPhrases) =>
  hasPhrase(words, phrases.get(about) ?? []);

/** What a column of dates is the date of, by the words of its head; null where they do not say. */
export function dateOfHead(head: string): ImportField | null {
  const words = headWords(head);
  if (isAbout(words, 'followUp')) return 'followUpDate';
  if (isAbout(words, 'deadline')) return 'deadlineDate';
  if (isAbout(words, 'otherDay')) return null;
  const says = new Set(statusTokensOf(words));
  if (says.has('interview') || isAbout(words, 'interview')) return 'interviewDate';
  if (says.has('withdraw') || says.has('cancel')) return 'withdrawnDate';
  if (says.has('accept') || says.has('hire') || says.has('sign')) return 'acceptedDate';
  if (says.has('offer')) return says.has('reject') ? 'statusDate' : 'offerDate';
  if (says.has('reject')) return 'rejectedDate';
  if (isAbout(words, 'posted')) return 'datePosted';
  if (isAbout(words, 'added')) return 'dateAdded';
  if (isAbout(words, 'changed')) return 'statusDate';
  return says.has('apply') || isAbout(words, 'applied') ? 'dateApplied' : null;
}

const linkFields = new Set<ImportField>(
  jobFieldNames.filter((name) => jobField(name).kind === 'link') as ImportField[],
);
/** Fields where a date, or a yes, may be all there is to say. */
const anyFields: ReadonlySet<ImportField> = new Set<ImportField>([
  'notes',
  'history',
  'externalId',
  'uid',
  'statusCode',
]);
/** True for a column that is known to be nothing of a job: somebody's profile, the person's own address. */
export function isOfOthers(head: string, cells: readonly string[], kind: CellKind): boolean {
  const words = headWords(head);
  if (isAbout(words, 'own')) return true;
  if (kind === 'link')
    return (
      isAbout(words, 'otherLink') || cells.every((cell) => /linkedin\.com\/(?:in|company)\//i.test(cell))
    );
  // One address in every row is that of the person who wrote them.
  return kind === 'email' && cells.length >= 3 && new Set(cells.map((cell) => cell.toLowerCase())).size === 1;
}

/**
 * What a column is that its head takes for `field`, after a look at its cells; null where they are nothing of the kind.
 * `isWhole`: the whole head is known, and not only words within it.
 */
export function judgedField(
  field: ImportField,
  {
    head,
    cells,
    kind,
    isWhole,
  }: { head: string; cells: readonly string[]; kind: CellKind; isWhole: boolean },
): ImportField | null {
  const words = headWords(head);
  if (field === 'url' && !isWhole && isAbout(words, 'otherLink')) return null;
  if (field === 'salary' && !isWhole && isAboutPay(words, cells, kind)) return notesOf(words);
  switch (kind) {
    case 'date':
      if (dateFields.has(field) || anyFields.has(field)) return field;
      return field === 'applied' ? 'dateApplied' : (dateOfHead(head) ?? 'notes');
    case 'answer':
      if (field === 'dateApplied' || field === 'applied')
        return cells.some(isDate) ? 'dateApplied' : 'applied';
      return field === 'coverLetter' || field === 'description' || field === 'resume' || linkFields.has(field)
        ? 'notes'
        : field;
    case 'link':
      if (field === 'coverLetter' || field === 'description') return 'notes';
      return field === 'jobTitle' ? 'url' : field;
    case 'text':
      return field === 'applied' || field === 'dateApplied' ? judgedApplied(field, cells) : field;
    default:
      return field;
  }
}

const isAboutPay = (words: string, cells: readonly string[], kind: CellKind) =>
  isAbout(words, 'aboutPay') || (kind === 'text' && !cells.some((cell) => /\d/.test(cell)));
const notesOf = (words: string) => (isAbout(words, 'kept') ? 'notes' : null);

/** Words under “Applied”: where it stands, or how it was handed in. */
function judgedApplied(field: 'applied' | 'dateApplied', cells: readonly string[]): ImportField {
  const most = (test: (cell: string) => boolean) => cells.filter(test).length >= cells.length * maxCells;
  if (cells.some(isDate)) return 'dateApplied';
  if (cells.some((cell) => importedAnswer(cell) !== null)) return field;
  if (most((cell) => guessStatus(cell) !== null)) return 'status';
  return most((cell) => importedChoice(cell, submissionMethods) !== null) ? 'submissionMethod' : field;
}

/** The event whose stage a head names, where the cells say when or whether it was reached. */
export function stageOfHead(head: string, kind: CellKind): EventField | null {
  const field = kind === 'date' || kind === 'answer' ? dateOfHead(head) : null;
  if (!isEventField(field)) return null;
  return kind === 'date' || isStage(head) ? field : null;
}

/** The event whose stage a head names, where short words are below it, which are kept: “Round 2” with “passed”. */
export function toldStage(head: string, cells: readonly string[], kind: CellKind): EventField | null {
  const field = kind === 'text' && cells.every((cell) => cell.length < 200) ? dateOfHead(head) : null;
  return isEventField(field) && isStage(head) ? field : null;
}

/** “Offer details” and “Interview questions and answers” are no stages. */
const isStage = (head: string) => guessStatus(head) !== null && headWords(head).split(' ').length <= 3;
