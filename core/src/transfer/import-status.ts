import { isJobStatus, type JobStatus, jobStatuses } from '../entities/job/job-status.ts';
import { foldText } from '../text/company-name.ts';

const exact = new Map<string, JobStatus>([
  ...jobStatuses.map(({ value, label }) => [foldText(label), value] as const),
]);

/** Words of other trackers and of people's own sheets; the first that fits decides, so the narrow ones come first. */
const words: readonly (readonly [RegExp, JobStatus])[] = [
  [
    /\boffer\b.*\b(declined|rejected|refused|turned down)\b|\b(declined|rejected|refused)\b.*\boffer\b/,
    'offer-rejected',
  ],
  [/\b(accepted|hired|signed|joined|starting)\b/, 'offer-accepted'],
  [/\b(offer|offered|negotiat\w*)\b/, 'offer-pending'],
  [
    /\b(rejected|declined|turned down|not selected|no)\b.*\b(after|post)\b.*\b(interview|screen|onsite|call)\b/,
    'rejected-after-interview',
  ],
  [
    /\b(withdr\w+|cancel\w*|filled|closed|not interested|passed|dropped|expired|i declined|on hold)\b/,
    'filled-or-canceled',
  ],
  [
    /\b(rejected|rejection|not selected|declined|denied|unsuccessful|turned down|not moving forward|no thanks)\b/,
    'rejected-before-interview',
  ],
  [
    /\b(no response|no reply|ghosted|no answer|unanswered|not heard|never heard)\b/,
    'application-no-response',
  ],
  [
    /\binterview\w*\b.*\b(scheduled|booked|planned|upcoming)\b|\b(scheduled|booked|upcoming)\b.*\binterview\w*\b/,
    'interview-scheduled',
  ],
  [/\binterview\w*\b.*\b(requested|invited|invitation)\b|\b(invited|invitation)\b/, 'interview-requested'],
  [
    /\b(interview\w*|phone screen\w*|screening|screen|onsite|technical|assessment|take home|final round|round \d|[1-9](st|nd|rd|th) round|hr call|phone call)\b/,
    'interview-in-progress',
  ],
  [/\b(archived?|inactive)\b/, 'archived'],
  [
    /\b(not started|not applied|not yet applied|to apply|want to apply|wish ?list|bookmark\w*|saved|interested|todo|to do|backlog|new|leads?|watching|shortlist\w*|prospect\w*)\b/,
    'application-not-started',
  ],
  [/\b(applying|preparing|drafting|draft|in preparation|started|working on)\b/, 'application-in-progress'],
  [
    /\b(applied|submitted|sent|application|pending|waiting|in review|under review|under consideration|in progress|active|received)\b/,
    'application-submitted',
  ],
];

/** A status is a few words; a cell may hold a letter. */
const longestWord = 300;

/** The status that a word of a file means; null when it is not known and a person has to say. */
export function guessStatus(word: string): JobStatus | null {
  if (isJobStatus(word.trim())) return word.trim() as JobStatus;
  // Cut twice: folding may make a text longer.
  const folded = foldText(word.slice(0, longestWord)).slice(0, longestWord);
  return exact.get(folded) ?? words.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}

/** A word of the status column, how many rows have it and what it is taken for. */
export type StatusWord = { word: string; count: number; status: JobStatus | null };

/** At most this many different words are statuses; more of them are another kind of column. */
export const mostStatusWords = 60;

/** The different words of a status column: those that are not known first, then the most frequent. */
export function statusWords(cells: Iterable<string>): StatusWord[] {
  const counts = new Map<string, number>();
  for (const cell of cells) {
    const word = cell.trim();
    if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .map(([word, count]) => ({ word, count, status: guessStatus(word) }))
    .sort(
      (a, b) =>
        Number(a.status !== null) - Number(b.status !== null) ||
        b.count - a.count ||
        (a.word < b.word ? -1 : 1),
    );
}
