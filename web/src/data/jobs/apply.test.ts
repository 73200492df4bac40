import { beforeEach, describe, expect, it } from 'vitest';
import { contentOf } from '../documents/document-content.ts';
import { otherForm, queryDocuments, readDocument } from '../documents/documents.ts';
import { undo } from '../journal/undo.ts';
import { everyRow, inWords, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { sendApplication } from './apply.ts';
import { deleteJob } from './job-delete.ts';
import { saveJob } from './jobs.ts';

let clock = testClock();
beforeEach(async () => {
  await openEmptyData();
  clock = testClock();
});

const bytesOf = (text: string) => new TextEncoder().encode(text);
const file = (name: string, text: string) => ({
  name,
  kind: 'other' as const,
  ...contentOf(bytesOf(text), 'application/pdf'),
});

const plain = {
  date: '2026-11-02',
  submissionMethod: 'online',
  resumeId: null as number | null,
  coverLetter: '',
  files: [] as ReturnType<typeof file>[],
  note: 'Online.',
  formerNote: '',
  letterName: 'Cover letter',
};

const jobOf = async (id: number) => opened().jobs.get(id);
const historyOf = async (id: number) => opened().jobEvents.where('jobId').equals(id).toArray();
const documentsOf = async (id: number) => (await queryDocuments(opened(), id)).rows;
const textOf = async (id: number) => new TextDecoder().decode((await readDocument(id))?.bytes);

async function addResume(title = 'Analyst v3'): Promise<number> {
  const at = clock.now().toISOString();
  const stamps = { createdAt: at, updatedAt: at, isExample: false };
  const row = { title, name: 'Dana', phone: '', email: 'd@example.com', location: '', summary: 'Reports.' };
  const id = (await opened().resumes.add({
    ...row,
    ...stamps,
    uid: 'r',
    isDefault: true,
  } as never)) as number;
  const skill = { resumeId: id, resumeSectionName: 'Skills', skillName: 'SQL', displayOrder: 1 };
  await opened().resumeSkills.add({ ...skill, ...stamps, uid: 's' } as never);
  return id;
}

const newJob = async () =>
  saved(await saveJob({ jobTitle: 'Analyst', companyName: 'Acme', dateAdded: '2026-10-30T09:00:00Z' }, clock))
    .id;

describe('the fit of what was sent', () => {
  it('is kept as it was on that day, and changes with another resume alone', async () => {
    const [resumeId, other] = [await addResume(), await addResume('Clerk')];
    const id = await newJob();
    saved(await sendApplication(id, { ...plain, resumeId, fit: 'good' }, clock));
    expect(await jobOf(id)).toMatchObject({ fitSent: 'good' });
    // A correction of the same papers: today's fit is not that of the day they were sent.
    saved(await sendApplication(id, { ...plain, resumeId, date: '2026-11-03', fit: 'weak' }, clock));
    expect(await jobOf(id)).toMatchObject({ fitSent: 'good', dateApplied: '2026-11-03' });
    saved(await sendApplication(id, { ...plain, resumeId: other, date: '2026-11-03', fit: 'weak' }, clock));
    expect(await jobOf(id)).toMatchObject({ fitSent: 'weak' });
    saved(await sendApplication(id, { ...plain, resumeId: null, date: '2026-11-03', fit: 'weak' }, clock));
    expect(await jobOf(id)).toMatchObject({ fitSent: '' });
  });

  it('is unknown where nobody could tell', async () => {
    const id = await newJob();
    saved(await sendApplication(id, { ...plain, resumeId: await addResume() }, clock));
    expect(await jobOf(id)).toMatchObject({ fitSent: '' });
  });
});

describe('sendApplication', () => {
  it('sets date, status and method, freezes what was sent, and says so in the history; Undo takes all back', async () => {
    const resumeId = await addResume();
    const id = await newJob();
    const before = await everyRow();
    const result = saved(
      await sendApplication(
        id,
        {
          ...plain,
          resumeId,
          coverLetter: 'Dear Dana',
          files: [file('Portfolio.pdf', 'pages')],
          note: 'Sent.',
        },
        clock,
      ),
    );
    expect(await jobOf(id)).toMatchObject({
      status: 'application-submitted',
      applied: true,
      dateApplied: '2026-11-02',
      submissionMethod: 'online',
      resumeId,
      coverLetter: 'Dear Dana',
    });
    expect((await historyOf(id)).find((event) => event.statusTo === 'application-submitted')).toMatchObject({
      date: '2026-11-02',
      note: 'Sent.',
    });
    const documents = await documentsOf(id);
    expect(documents.map(({ name, kind, dateSent }) => [name, kind, dateSent])).toEqual([
      ['Analyst v3', 'resume', '2026-11-02'],
      ['Cover letter', 'letter', '2026-11-02'],
      ['Portfolio.pdf', 'other', '2026-11-02'],
    ]);
    expect(await textOf(documents[0]?.internalId ?? 0)).toBe(
      'Dana\nd@example.com\n\nReports.\n\nSKILLS\nSQL',
    );
    expect((await undo(result.journalId ?? 0, clock)).ok).toBe(true);
    expect(await everyRow()).toEqual(before);
  });

  it('keeps the copy of the resume while the resume changes, and says that it was edited since', async () => {
    const resumeId = await addResume();
    const id = await newJob();
    await sendApplication(id, { ...plain, resumeId }, clock);
    expect((await documentsOf(id))[0]).toMatchObject({ isCopy: true, isEdited: false });
    await opened().resumeSkills.where({ resumeId }).modify({ skillName: 'SQL and dbt' });
    const [copy] = await documentsOf(id);
    expect(copy?.isEdited).toBe(true);
    expect(await textOf(copy?.internalId ?? 0)).toContain('SKILLS\nSQL');
    expect(await textOf(copy?.internalId ?? 0)).not.toContain('dbt');
  });

  describe('with a resume that was set as PDF', () => {
    const text = 'Dana\nd@example.com\n\nReports.\n\nSKILLS\nSQL';
    const set = (of = text) => ({
      ...contentOf(bytesOf('%PDF-1.7'), 'application/pdf'),
      name: 'Dana.pdf',
      text: of,
    });
    const formsOf = async (id: number) =>
      (await documentsOf(id)).map(({ name, mimeType, isCopy, isEdited }) => [
        name,
        mimeType,
        isCopy,
        isEdited,
      ]);

    it('keeps it beside the text, both as of that day, and says of both that the resume was edited since', async () => {
      const resumeId = await addResume();
      const id = await newJob();
      const before = await everyRow();
      const { journalId } = saved(await sendApplication(id, { ...plain, resumeId, resumePdf: set() }, clock));
      expect(await formsOf(id)).toEqual([
        ['Analyst v3', 'text/plain', true, false],
        ['Dana.pdf', 'application/pdf', true, false],
      ]);
      const [kept, pdf] = await documentsOf(id);
      expect(await textOf(pdf?.internalId ?? 0)).toBe('%PDF-1.7');
      if (!kept || !pdf) throw new Error('Both are saved.');
      expect(otherForm([kept, pdf], pdf)).toBe(kept);
      expect(otherForm([kept, pdf], kept)).toBe(pdf);
      await opened().resumeSkills.where({ resumeId }).modify({ skillName: 'SQL and dbt' });
      expect((await formsOf(id)).map(([, , , isEdited]) => isEdited)).toEqual([true, true]);
      await opened().resumeSkills.where({ resumeId }).modify({ skillName: 'SQL' });
      expect((await undo(journalId ?? 0, clock)).ok).toBe(true);
      expect(await everyRow()).toEqual(before);
    });

    it('goes out with the text alone when the PDF says anything else, or could not be set', async () => {
      const resumeId = await addResume();
      for (const resumePdf of [set('Dana\n\nOther words.'), null]) {
        const id = await newJob();
        saved(await sendApplication(id, { ...plain, resumeId, resumePdf }, clock));
        expect(await formsOf(id)).toEqual([['Analyst v3', 'text/plain', true, false]]);
      }
    });

    it('takes both away when another resume was sent, and leaves both when the same was', async () => {
      const [first, second] = [await addResume('First'), await addResume('Second')];
      const id = await newJob();
      await sendApplication(id, { ...plain, resumeId: first, resumePdf: set() }, clock);
      await sendApplication(id, { ...plain, date: '2026-11-03', resumeId: first }, clock);
      expect((await documentsOf(id)).map(({ name, dateSent }) => [name, dateSent])).toEqual([
        ['First', '2026-11-03'],
        ['Dana.pdf', '2026-11-03'],
      ]);
      await sendApplication(id, { ...plain, date: '2026-11-03', resumeId: second }, clock);
      expect((await documentsOf(id)).map(({ name }) => name)).toEqual(['Second']);
    });
  });

  it('corrects: the day moves with what was sent, another resume takes the place of its copy, the letter stays', async () => {
    const first = await addResume('First');
    const second = await addResume('Second');
    const id = await newJob();
    const letter = { coverLetter: 'As sent' };
    await sendApplication(id, { ...plain, ...letter, resumeId: first, files: [file('A.pdf', 'a')] }, clock);
    await opened().jobs.update(id, { coverLetter: 'Written since' });
    const correction = {
      date: '2026-11-04',
      resumeId: second,
      coverLetter: 'other',
      note: 'Online, second.',
    };
    saved(await sendApplication(id, { ...plain, ...correction, formerNote: 'Online.' }, clock));
    const documents = await documentsOf(id);
    expect(documents.map(({ name, dateSent }) => [name, dateSent])).toEqual([
      ['Cover letter', '2026-11-04'],
      ['A.pdf', '2026-11-04'],
      ['Second', '2026-11-04'],
    ]);
    expect(await textOf(documents[0]?.internalId ?? 0)).toBe('As sent');
    expect(await jobOf(id)).toMatchObject({ dateApplied: '2026-11-04', coverLetter: 'Written since' });
    const sent = (await historyOf(id)).filter((event) => event.statusTo === 'application-submitted');
    expect(sent).toMatchObject([
      { date: '2026-11-04', dateCorrectedFrom: '2026-11-02', note: 'Online, second.' },
    ]);
  });

  it('leaves an answer standing when the application is dated after the fact, and keeps own words in its note', async () => {
    const id = await newJob();
    await saveJob({ internalId: id, status: 'interview-requested' }, clock);
    await sendApplication(id, { ...plain, note: 'Online.' }, clock);
    expect(await jobOf(id)).toMatchObject({ status: 'interview-requested', dateApplied: '2026-11-02' });
    const event = (await historyOf(id)).find(({ note }) => note === 'Online.');
    await opened().jobEvents.update(event?.internalId ?? 0, { note: 'Online.\nTook an hour.' });
    await sendApplication(id, { ...plain, note: 'E-mail.', formerNote: 'Online.' }, clock);
    expect((await historyOf(id)).map(({ note }) => note)).toContain('E-mail.\nTook an hour.');
  });

  it('refuses a date that does not exist, an empty file, a resume that is gone; nothing is written', async () => {
    const id = await newJob();
    const before = await everyRow();
    const tried = [
      await sendApplication(id, { ...plain, date: '2026-02-30' }, clock),
      await sendApplication(id, { ...plain, files: [file('Empty.pdf', '')] }, clock),
      await sendApplication(id, { ...plain, resumeId: 99 }, clock),
      await sendApplication(99, plain, clock),
    ];
    expect(tried.map((answer) => (answer.ok ? 'ok' : answer.reason))).toEqual([
      'invalid',
      'invalid',
      'missing',
      'missing',
    ]);
    expect(inWords(tried[1])).toMatchObject({ message: expect.stringContaining('Empty.pdf') });
    expect(await everyRow()).toEqual(before);
  });

  it('keeps one content for two applications, and the other job keeps it when the first goes', async () => {
    const resumeId = await addResume();
    const [one, two] = [await newJob(), await newJob()];
    await sendApplication(one, { ...plain, resumeId }, clock);
    await sendApplication(two, { ...plain, resumeId }, clock);
    const stored = await opened().documents.toArray();
    expect(stored.map((row) => row.content !== '')).toEqual([true, false]);
    const text = await textOf(stored[1]?.internalId ?? 0);
    expect(text).toContain('SKILLS');
    const { journalId } = saved(await deleteJob(one, clock));
    expect(await textOf(stored[1]?.internalId ?? 0)).toBe(text);
    expect((await undo(journalId ?? 0, clock)).ok).toBe(true);
    expect(await textOf(stored[0]?.internalId ?? 0)).toBe(text);
    expect(await textOf(stored[1]?.internalId ?? 0)).toBe(text);
  });
});
