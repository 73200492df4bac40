import { excitementLevels, jobSources, submissionMethods } from '@foothold/core/entities/job/job.ts';
import { jobStatuses } from '@foothold/core/entities/job/job-status.ts';
import { isTooLong, tagsIn } from '@foothold/core/entities/job/job-tags.ts';
import { jobTypes } from '@foothold/core/entities/posting/posting.ts';
import { csvRecords } from '@foothold/core/files/csv-read.ts';
import { sayEnglish } from '@foothold/core/text/messages.ts';
import { importedChoice } from '@foothold/core/transfer/import-choices.ts';
import type { RowMatch } from '@foothold/core/transfer/import-match.ts';
import { type ImportedRow, readImportRow } from '@foothold/core/transfer/import-row.ts';
import { importSheet, planOf } from '@foothold/core/transfer/import-sheet.ts';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { addFollowUp, addJobNote, correctJobEvent } from '../jobs/job-events.ts';
import { setJobStatus } from '../jobs/job-progress.ts';
import { saveJob } from '../jobs/jobs.ts';
import { undo } from '../journal/undo.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { exportJobs } from './export-jobs.ts';
import { type ImportStep, importJobs, matchImport } from './import-jobs.ts';

const clock = testClock();

beforeEach(async () => {
  await openEmptyData();
});

/** The rows of a file as the columns are guessed; fails on a row that is refused. */
function rowsOf(text: string): ImportedRow[] {
  const sheet = importSheet('jobs.csv', [...csvRecords(text.replace(/^\ufeff/, ''), ',')], 'month-first');
  if (!sheet) throw new Error('no table');
  return sheet.table.rows.map((row) => {
    const read = readImportRow(row, planOf(sheet));
    if ('problem' in read) throw new Error(`row ${read.number}: ${read.problem}`);
    return read;
  });
}

async function exported(): Promise<string> {
  const file = await exportJobs(undefined, clock);
  if (!file.ok) throw new Error(sayEnglish(file.message));
  return file.parts.join('');
}

async function matched(rows: readonly ImportedRow[]): Promise<RowMatch[]> {
  const answer = await matchImport(rows);
  if (!answer.ok) throw new Error(sayEnglish(answer.message));
  return answer.matches;
}

/** What a preview does by default: what is new is added, the rest is left. */
async function stepsOf(rows: readonly ImportedRow[]): Promise<ImportStep[]> {
  const matches = await matched(rows);
  return rows.filter((_row, at) => matches[at]?.kind === 'new').map((row) => ({ row, action: 'add' }));
}

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    '=HYPERLINK("http://x")',
    '+1 555 0100',
    "-2+3'",
    '@home',
    "'=1",
    'a\r\nb\n"c", d;e',
    '<b>Nurse</b> &amp; <script>x</script>',
    'עברית, أهلاً',
    '👩‍⚕️ care',
    '  blanks  ',
    '\t=tab',
    'back\\slash; and \\n',
  ),
);
const day = fc
  .integer({ min: 0, max: 900 })
  .map((days) => new Date(Date.UTC(2024, 5, 1) + days * 86_400_000).toISOString().slice(0, 10));
const choice = (choices: Readonly<Record<string, string>>) =>
  fc.oneof(
    fc.constantFrom(...Object.keys(choices), ''),
    text.filter((word) => (importedChoice(word, choices) ?? word) === word && word.trim() === word),
  );
const anyJob = fc.record({
  fields: fc.record(
    {
      jobTitle: text.map((title) => `Nurse ${title}`),
      companyName: text,
      contactInfo: text,
      description: text,
      notes: text,
      coverLetter: text,
      location: text,
      city: text,
      state: text,
      country: text,
      latitude: fc.double({ min: -90, max: 90, noNaN: true, noDefaultInfinity: true }).map((d) => d || 1),
      longitude: fc.constantFrom(-97.7431, 0.5, 179.99, -1e-9),
      url: fc.oneof(text, fc.webUrl()),
      submissionUrl: text,
      salary: fc.oneof(text, fc.constantFrom('$85,000 - $95,000', 'USD 40/hour', '60-80k', '₹12 LPA')),
      jobType: choice(jobTypes),
      source: choice(jobSources).map((source) => source || 'online'),
      submissionMethod: choice(submissionMethods),
      externalId: text,
      datePosted: fc.oneof(day, fc.constantFrom('', '2026-08-12T10:11:12.000Z', 'last week')),
      dateApplied: fc.oneof(day, fc.constant('')),
      deadline: fc.oneof(day, fc.constant('')),
      followUp: fc.oneof(day, fc.constant('')),
      excitement: fc.constantFrom('', ...Object.keys(excitementLevels)),
      tags: fc
        .array(text, { maxLength: 5 })
        .map((names) => tagsIn(names.join(',')).filter((name) => !isTooLong(name))),
      ownField1: text,
      ownField2: text,
    },
    { requiredKeys: ['jobTitle'] },
  ),
  moves: fc.array(
    fc.record({ status: fc.constantFrom(...jobStatuses.map(({ value }) => value)), date: day, note: text }),
    { maxLength: 3 },
  ),
  note: fc.oneof(text, fc.constant('')),
});

async function make({ fields, moves, note }: typeof anyJob extends fc.Arbitrary<infer T> ? T : never) {
  const { id } = saved(await saveJob(fields, clock));
  for (const { status, ...rest } of moves) saved(await setJobStatus([id], status, rest, clock));
  if (note === '') return;
  saved(await addJobNote(id, { date: '2026-08-09', note }, clock));
  saved(await addFollowUp(id, { date: '2026-08-10', note }, clock));
  const last = await opened().jobEvents.where('jobId').equals(id).last();
  saved(await correctJobEvent(last?.internalId ?? 0, { date: '2026-08-01' }, clock));
}

/** Jobs and their histories as far as a file can tell them: without keys, ids of entries and times of writing. */
async function told() {
  const db = opened();
  const events = await db.jobEvents.toArray();
  return (await db.jobs.toArray()).map(({ internalId, createdAt, updatedAt, dateUpdated, ...job }) => ({
    ...job,
    history: events
      .filter((event) => event.jobId === internalId)
      .sort((a, b) => (`${a.date} ${a.createdAt}` < `${b.date} ${b.createdAt}` ? -1 : 1))
      .map(({ kind, statusFrom, statusTo, date, dateCorrectedFrom, note }) => ({
        kind,
        statusFrom,
        statusTo,
        date,
        dateCorrectedFrom,
        note,
      })),
  }));
}

test('the import of our own export changes nothing here, and brings every job back elsewhere', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyJob, { minLength: 1, maxLength: 4 }), async (jobs) => {
      await openEmptyData();
      for (const job of jobs) await make(job);
      const file = await exported();
      const before = await everyRow();
      const rows = rowsOf(file);
      expect((await matched(rows)).map(({ kind }) => kind)).toEqual(rows.map(() => 'same'));
      const fill = (await matched(rows)).map((match, at) => ({
        row: rows[at] as ImportedRow,
        action: 'fill' as const,
        id: 'id' in match ? match.id : 0,
      }));
      expect(saved(await importJobs(fill, clock)).journalId).toBeNull();
      expect(await everyRow()).toEqual(before);

      const here = await told();
      await openEmptyData('u2');
      saved(await importJobs(await stepsOf(rows), clock));
      expect(await told()).toEqual(here);
    }),
    { numRuns: 40, seed: 8 },
  );
}, 60_000);

const head = 'Company,Title,Status,Date applied,Url,Salary,Notes';
const three = [
  head,
  'Acme,Nurse,Applied,2026-03-14,https://acme.example.com/1,$80,first',
  'Contoso,Planner,Odd,,,,',
  'Contoso,Planner,Odd,2026-04-01,,,second',
].join('\n');

test('a file is one step: it comes with true dates, again it changes nothing, and Undo takes it back whole', async () => {
  saved(await saveJob({ jobTitle: 'Before', companyName: 'Acme' }, clock));
  const before = await everyRow();
  const rows = rowsOf(three);
  const result = saved(await importJobs(await stepsOf(rows), clock));
  expect(result).toMatchObject({ added: 3, filled: 0 });
  expect(await opened().jobs.count()).toBe(4);
  const nurse = await opened().jobs.where('keys.title').equals('nurse').first();
  expect(nurse).toMatchObject({ status: 'application-submitted', dateApplied: '2026-03-14', applied: true });
  expect((await told()).at(1)?.history.map(({ date, statusTo }) => `${date} ${statusTo}`)).toEqual([
    '2026-03-14 null',
    '2026-03-14 application-submitted',
  ]);
  expect((await matched(rowsOf(three))).map(({ kind }) => kind)).toEqual(['same', 'similar', 'similar']);
  expect(await stepsOf(rowsOf(three))).toEqual([]);
  expect(saved(await importJobs([], clock)).journalId).toBeNull();
  expect(await opened().journal.count()).toBe(2);
  expect(await undo(result.journalId ?? 0, clock)).toMatchObject({ ok: true });
  expect(await everyRow()).toEqual(before);
});

test('what is here is told apart: same link, same title and company without links, a line that stands twice', async () => {
  saved(await importJobs(await stepsOf(rowsOf(three)), clock));
  const rows = rowsOf(
    [
      head,
      'Acme Inc.,Head nurse,,,https://acme.example.com/1,,',
      'Acme Inc.,Nurse,,,http://www.acme.example.com/1/?utm_source=x,,',
      'ACME,nurse,,,https://acme.example.com/2,,',
      'Acme,nurse,,,,,',
      'contoso gmbh,planner,,,https://contoso.example.com/1,,',
      'New,New,,,,,',
      'New,New,,,,,',
      'Page,One,,,https://page.example.com/careers,,',
      'Page,Two,,,https://page.example.com/careers,,',
      'Page,Two,Offer,,https://page.example.com/careers,,',
    ].join('\n'),
  );
  expect((await matched(rows)).map(({ kind }) => kind)).toEqual([
    'similar',
    'same',
    // Another link says that it is another job of that name.
    'new',
    'similar',
    'similar',
    'new',
    'repeat',
    'new',
    'new',
    'repeat',
  ]);
});

test('filling in writes what was empty, as one step, and nothing the second time', async () => {
  saved(await saveJob({ jobTitle: 'Nurse', companyName: 'Acme', notes: 'mine' }, clock));
  const fill = async () => {
    const rows = rowsOf(three).slice(0, 1);
    const [match] = await matched(rows);
    if (!match || !('id' in match)) throw new Error('not found');
    return saved(await importJobs([{ row: rows[0] as ImportedRow, action: 'fill', id: match.id }], clock));
  };
  const before = await everyRow();
  const first = await fill();
  expect(first).toMatchObject({ added: 0, filled: 1 });
  expect(await opened().jobs.toCollection().first()).toMatchObject({
    notes: 'mine',
    salary: '$80',
    url: 'https://acme.example.com/1',
    status: 'application-submitted',
    dateApplied: '2026-03-14',
  });
  expect(await fill()).toMatchObject({ filled: 0, journalId: null });
  await undo(first.journalId ?? 0, clock);
  expect(await everyRow()).toEqual(before);
});

test('a stop in the middle, or a job that is gone by then, writes nothing at all', async () => {
  const rows = rowsOf(three);
  const stop = new AbortController();
  stop.abort();
  const stopped = await importJobs(await stepsOf(rows), clock, { signal: stop.signal });
  expect(stopped).toMatchObject({ ok: false, reason: 'stopped' });
  const steps: ImportStep[] = [
    ...(await stepsOf(rows)),
    { row: rows[0] as ImportedRow, action: 'fill', id: 99 },
  ];
  expect(await importJobs(steps, clock)).toMatchObject({ ok: false, reason: 'missing' });
  expect(await opened().jobs.count()).toBe(0);
  expect(await opened().journal.count()).toBe(0);
});

test('5,000 rows come in, are found again and are exported whole', async () => {
  const lines = Array.from(
    { length: 5000 },
    (_, at) =>
      `Company ${at % 500},Role ${at},Rejected,2026-0${(at % 8) + 1}-11,https://x.example.com/${at},$50k,n`,
  );
  const rows = rowsOf([head, ...lines].join('\n'));
  const seen: number[] = [];
  const onProgress = (done: number) => void seen.push(done);
  const result = await importJobs(await stepsOf(rows), clock, { onProgress });
  expect(saved(result)).toMatchObject({ added: 5000 });
  expect(seen.at(-1)).toBe(5000);
  expect(seen.length).toBeGreaterThan(5);
  expect(await opened().jobs.count()).toBe(5000);
  expect(await opened().jobEvents.count()).toBe(15_000);
  expect(await stepsOf(rows.slice(-300))).toEqual([]);
  const file = await exportJobs([5000, 1], clock);
  expect(
    file.ok && [file.count, file.left, rowsOf(file.parts.join('')).map(({ fields }) => fields.jobTitle)],
  ).toEqual([2, 0, ['Role 4999', 'Role 0']]);
}, 60_000);
