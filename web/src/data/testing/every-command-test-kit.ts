import { newContactValues } from '@foothold/core/entities/contact/contact-form.ts';
import { jobStatuses } from '@foothold/core/entities/job/job-status.ts';
import { readImportRow } from '@foothold/core/transfer/import-row.ts';
import { importSheet, planOf } from '@foothold/core/transfer/import-sheet.ts';
import { restoreBackup } from '../backup/backup.ts';
import { mergeBackup } from '../backup/backup-merge.ts';
import { ownData } from '../db/db.ts';
import { textContent } from '../documents/document-content.ts';
import { addDocuments, deleteDocument, setDocumentKind } from '../documents/documents.ts';
import { keepPosting } from '../documents/snapshots.ts';
import { loadExampleData, removeExampleData } from '../example/example-data.ts';
import { sendApplication } from '../jobs/apply.ts';
import { addStepToJobs, setJobsResume } from '../jobs/bulk-jobs.ts';
import { changeJobs } from '../jobs/change-jobs.ts';
import { deleteJob, deleteJobs } from '../jobs/job-delete.ts';
import { addFollowUp, addHeard, addJobNote, correctJobEvent, deleteJobEvent } from '../jobs/job-events.ts';
import { setDateApplied, setJobStatus } from '../jobs/job-progress.ts';
import { saveJob, updateJob } from '../jobs/jobs.ts';
import { savePosting } from '../jobs/save-posting.ts';
import { deleteTag, renameTag, setTagColor } from '../jobs/tag-commands.ts';
import { clearAllData } from '../journal/clear-data.ts';
import { deleteLetterText, saveLetterText } from '../letters/letter-texts.ts';
import { writeLetter } from '../letters/letters.ts';
import type { Clock } from '../rows/clock.ts';
import { references, type TableName, tableNames } from '../rows/tables.ts';
import { hideCompany, showCompany } from '../settings/hidden-companies.ts';
import { hidePosting, showPosting } from '../settings/hidden-postings.ts';
import { acceptDuplicate, refuseDuplicate } from '../settings/not-duplicates.ts';
import { deleteSearch, markSearchSeen, renameSearch, saveSearch } from '../settings/saved-searches.ts';
import { saveSetting, saveSettings } from '../settings/settings.ts';
import { deleteContact, deletePerson, linkContact, saveContact } from '../steps/contacts.ts';
import { planStep, setStepDone } from '../steps/preparation.ts';
import { deleteTask, saveTask, setTaskDone } from '../steps/tasks.ts';
import { importJobs } from '../transfer/import-jobs.ts';
import { companyCommands } from './company-commands-test-kit.ts';
import { conversationCommands } from './conversation-commands-test-kit.ts';
import type { Command, CommandAnswer, Dice } from './dice-test-kit.ts';
import { fitCommands } from './fit-commands-test-kit.ts';
import { interviewCommands } from './interview-commands-test-kit.ts';
import { offerCommands } from './offer-commands-test-kit.ts';
import { placeCommands } from './place-commands-test-kit.ts';
import { practiceCommands } from './practice-commands-test-kit.ts';
import { researchCommands } from './research-commands-test-kit.ts';
import { resumeCommands } from './resume-commands-test-kit.ts';

/**
 * Every command that writes own data, by the name of its function, as a person could call it at any moment. A NEW COMMAND
 * NEEDS A LINE HERE: `every-command.test.ts` undoes a thousand of them in a row and fails for one that is missing.
 */
export const commands: Readonly<Record<string, Command>> = {
  // First, so that every other one finds rows of its kind.
  loadExampleData: (_, c) => loadExampleData(c),
  saveJob: async (d, c) => saveJob({ ...jobFields(d), ...(d.below(3) === 0 && { dateApplied: d.day() }) }, c),
  savePosting: (d, c) => savePosting(posting(d), c),
  updateJob: async (d, c) => updateJob(await d.key('jobs'), jobFields(d), {}, c),
  setJobStatus: async (d, c) => setJobStatus(await some(d, 'jobs'), status(d), maybeDated(d), c),
  setDateApplied: async (d, c) => setDateApplied(await d.key('jobs'), d.below(3) ? d.day() : '', c),
  addJobNote: async (d, c) => addJobNote(await d.key('jobs'), { date: d.day(), note: d.text() }, c),
  addFollowUp: async (d, c) => addFollowUp(await d.key('jobs'), { date: d.day() }, c),
  addHeard: async (d, c) => addHeard(await d.key('jobs'), { date: d.day(), note: d.text() }, c),
  correctJobEvent: async (d, c) => correctJobEvent(await d.key('jobEvents'), { date: d.day() }, c),
  deleteJobEvent: async (d, c) => deleteJobEvent(await d.key('jobEvents'), c),
  deleteJob: async (d, c) => deleteJob(await d.key('jobs'), c),
  setJobsResume: async (d, c) => setJobsResume(await some(d, 'jobs'), await d.key('resumes'), {}, c),
  changeJobs: async (d, c) =>
    changeJobs(
      await some(d, 'jobs'),
      {
        ...{ addTags: [tag(d)], removeTags: [tag(d)] },
        fields: d.below(2) ? { excitement: `${1 + d.below(5)}`, deadline: d.day(), ownField1: d.text() } : {},
      },
      {},
      c,
    ),
  renameTag: (d, c) => renameTag(tag(d), tag(d), {}, c),
  deleteTag: (d, c) => deleteTag(tag(d), {}, c),
  setTagColor: (d, c) => setTagColor(tag(d), d.pick(['teal', 'purple']), c),
  addStepToJobs: async (d, c) =>
    addStepToJobs(await some(d, 'jobs'), { title: d.text(), dueDate: d.day() }, {}, c),
  deleteJobs: async (d, c) => deleteJobs(await some(d, 'jobs'), c),
  saveTask: async (d, c) =>
    saveTask(
      {
        jobId: await d.key('jobs'),
        title: d.text(),
        dueDate: d.day(),
        ...(d.below(2) && { internalId: await d.key('tasks') }),
      },
      {},
      c,
    ),
  deleteTask: async (d, c) => deleteTask(await d.key('tasks'), c),
  saveContact: async (d, c) =>
    saveContact(
      {
        ...newContactValues,
        name: d.text(),
        jobId: await d.key('jobs'),
        ...(d.below(2) && { internalId: await d.key('contacts') }),
      },
      {},
      c,
    ),
  linkContact: async (d, c) => linkContact(await d.key('contacts'), await d.key('jobs'), c),
  deleteContact: async (d, c) => deleteContact(await d.key('contacts'), c),
  deletePerson: async (d, c) => deletePerson(await d.key('contacts'), c),
  setTaskDone: async (d, c) => setTaskDone(await d.key('tasks'), d.below(2) === 0, c),
  ...offerCommands,
  ...practiceCommands,
  ...researchCommands,
  sendApplication: async (d, c) => sendApplication(await d.key('jobs'), await application(d), c),
  writeLetter: async (d, c) =>
    writeLetter(
      await d.key('jobs'),
      {
        fields: d.below(2) ? { coverLetter: d.text(), written: [written(d)] } : { recipient: d.text() },
        was: {},
      },
      c,
    ),
  saveLetterText: async (d, c) =>
    saveLetterText(
      {
        kind: d.pick(['template', 'block'] as const),
        // Never empty, and seldom of a text that is not there: else some runs would save none.
        name: `Text ${d.text()}`,
        text: `Words ${d.text()}`,
        ...(d.below(4) === 0 && { internalId: await d.key('letterTexts') }),
      },
      {},
      c,
    ),
  deleteLetterText: async (d, c) => deleteLetterText(await d.key('letterTexts'), c),
  addDocuments: async (d, c) => addDocuments(await d.key('jobs'), [file(d), file(d)], c),
  setDocumentKind: async (d, c) =>
    setDocumentKind(await d.key('documents'), d.pick(['resume', 'letter', 'other'] as const), c),
  deleteDocument: async (d, c) => deleteDocument(await d.key('documents'), c),
  setStepDone: async (d, c) => setStepDone(await prepared(d), d.below(2) === 0, c),
  planStep: async (d, c) => planStep(await prepared(d), d.day(), c),
  keepPosting: async (d, c) =>
    keepPosting(
      await d.key('jobs'),
      { text: d.text(), closedAt: d.pick(['', '2026-11-20T10:00:00.000Z']), at: c.now().toISOString() },
      c,
    ),
  ...interviewCommands,
  saveSetting: (d, c) => saveSetting('jobSearch', d.pick(['location', 'searchTerm']), d.text(), c),
  saveSettings: (d, c) => saveSettings('jobSearch', { age: `${d.below(9)}`, distance: `${d.below(99)}` }, c),
  hideCompany: (d, c) => hideCompany(company(d), c),
  showCompany: (d, c) => showCompany(company(d), c),
  hidePosting: (d, c) => hidePosting({ id: 1 + d.below(9), jobTitle: d.text(), companyName: company(d) }, c),
  showPosting: (d, c) => showPosting(1 + d.below(9), c),
  refuseDuplicate: (d, c) => refuseDuplicate({ ...named(d), jobTitle: d.text() }, named(d), c),
  acceptDuplicate: (d, c) => acceptDuplicate(named(d), named(d), c),
  ...fitCommands,
  ...placeCommands,
  ...companyCommands,
  ...resumeCommands,
  saveSearch: (d, c) => saveSearch({ name: d.text(), searchTerm: d.text() }, c),
  renameSearch: async (d, c) => renameSearch(await d.key('searches'), d.text(), c),
  markSearchSeen: async (d, c) => markSearchSeen(await d.key('searches'), c.now().toISOString(), c),
  deleteSearch: async (d, c) => deleteSearch(await d.key('searches'), c),
  importJobs: (d, c) => imported(d, c),
  mergeBackup: (d, c) => merged(d, c),
  // Before what takes the example away in another way.
  removeExampleData: (_, c) => removeExampleData(c),
  restoreBackup: (d, c) => restored(d, c),
  clearAllData: (d, c) => clearAllData({ withPlaces: d.below(2) === 0 }, c),
  // Last, so that the chances of the others stay what they were.
  ...conversationCommands,
};

/** Commands that write a whole database at once: seldom called, or the journal holds nothing else. */
export const heavyCommands: ReadonlySet<string> = new Set([
  'loadExampleData',
  'restoreBackup',
  'mergeBackup',
  'removeExampleData',
  'clearAllData',
]);

/** The database of now as another browser's file would bring it: some rows gone, settings under other keys. */
async function fileOf(d: Dice): Promise<Record<string, { internalId: number }[]>> {
  const rows: Record<string, { internalId: number }[]> = {};
  for (const table of tableNames)
    rows[table] = ((await ownData()?.table(table).toArray()) ?? []).filter(() => d.below(4) > 0);
  // A file that this product wrote holds what its records reference.
  for (const { table, field, to } of [...references, ...references]) {
    const there = new Set(rows[to]?.map(({ internalId }) => internalId));
    const keeps = (row: object) => {
      const parent = (row as Record<string, unknown>)[field];
      return typeof parent !== 'number' || there.has(parent);
    };
    rows[table] = rows[table]?.filter(keeps) ?? [];
  }
  rows.settings = (rows.settings ?? []).map((row) => ({ ...row, internalId: row.internalId + 1000 }));
  return rows;
}

async function restored(d: Dice, clock: Clock): Promise<CommandAnswer> {
  return restoreBackup({ tables: await fileOf(d) }, clock);
}

/** A file that is partly the same, partly changed there, partly new. */
async function merged(d: Dice, clock: Clock): Promise<CommandAnswer> {
  const tables = await fileOf(d);
  const later = new Date(clock.now().getTime() + 60_000).toISOString();
  tables.jobs = (tables.jobs ?? []).map((job) => {
    const fate = d.below(8);
    if (fate === 0) return { ...job, notes: d.text(), updatedAt: later };
    return fate === 1 ? { ...job, uid: clock.newUid() } : job;
  });
  return mergeBackup(
    { tables },
    { all: d.pick(['mine', 'theirs', 'both', 'newer'] as const), each: {} },
    clock,
  );
}

/** A few lines of a spreadsheet; some jobs are added, some fill up what is there. */
async function imported(d: Dice, clock: Clock): Promise<CommandAnswer> {
  const lines = Array.from({ length: 3 }, () => [
    'Cook',
    company(d),
    'Applied',
    d.day(),
    `Kept ${d.below(50)}`,
    d.below(2) ? d.day() : '',
    d.below(2) ? d.day() : '',
  ]);
  const head = ['Title', 'Company', 'Status', 'Date applied', 'Notes', 'Interview date', 'Follow-up date'];
  const sheet = importSheet('jobs.csv', [head, ...lines], 'month-first');
  const rows = (sheet?.table.rows ?? []).flatMap((row) => {
    const read = sheet && readImportRow(row, planOf(sheet));
    return read && !('problem' in read) ? [read] : [];
  });
  const id = await d.key('jobs');
  const steps = rows.map((row) =>
    d.below(2) ? { row, action: 'add' as const } : { row, action: 'fill' as const, id },
  );
  return importJobs(steps, clock);
}

/** One of a few contents, so that equal files meet. */
const file = (d: Dice) => ({
  ...textContent(d.pick(['first', 'second', 'third'])),
  ...{ name: 'letter.txt', kind: 'other' as const, dateSent: d.day() },
});
const prepared = async (d: Dice) => ({
  ...{ jobId: await d.key('jobs'), step: d.pick(['company', 'own'] as const), title: d.text() },
  taskId: d.below(2) ? await d.key('tasks') : null,
});
const application = async (d: Dice) => ({
  ...{ date: d.day(), submissionMethod: '', resumeId: d.below(2) ? await d.key('resumes') : null },
  ...{ coverLetter: d.text(), files: d.below(2) ? [file(d)] : [] },
  ...{ note: d.text(), formerNote: '', letterName: 'Letter' },
});
const written = (d: Dice) => ({
  ...{ text: d.text(), proposed: '', place: '', verdict: 'supported' as const, evidence: [] },
  writer: { kind: 'model' as const, name: d.text(), prompt: 'letter/2' },
  ...{ acceptedAt: '2026-11-26T09:00:00.000Z', acceptedBy: d.text(), how: 'as-proposed' as const },
});
const jobFields = (d: Dice) => ({
  jobTitle: d.text(),
  companyName: company(d),
  notes: d.text(),
  salary: d.pick(['', '$80,000 - $90,000 a year', 'competitive']),
});
const tag = (d: Dice) => d.pick(['remote', 'Remote', 'visa', 'Dream job', 'nights']);
const company = (d: Dice) => d.pick(['Lakeside Clinic', 'North Pier LLC', 'Ödland & Co', 'Mercy']);
const named = (d: Dice) => ({ source: 'greenhouse', externalId: `p${d.below(6)}` });
const status = (d: Dice) => d.pick(jobStatuses).value;
const maybeDated = (d: Dice) => (d.below(2) ? { date: d.day(), note: d.text() } : {});
const some = async (d: Dice, table: TableName) =>
  Promise.all(Array.from({ length: 1 + d.below(5) }, () => d.key(table)));
const posting = (d: Dice) =>
  ({
    ...{ url: '', location: 'Reno, NV', city: 'Reno', state: 'NV', country: 'US', latitude: 0, longitude: 0 },
    ...{ description: '', jobType: '', salary: '', pay: null },
    ...named(d),
    jobTitle: d.text(),
    companyName: company(d),
    datePosted: '2026-11-01T00:00:00.000Z',
  }) as never;
