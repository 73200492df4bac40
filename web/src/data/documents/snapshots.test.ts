import { beforeEach, describe, expect, it } from 'vitest';
import { saveJob } from '../jobs/jobs.ts';
import { undo } from '../journal/undo.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { keepPosting, notePostingCheck } from './snapshots.ts';

let clock = testClock();
let jobId = 0;
const later = '2026-11-20T08:00:00.000Z';

beforeEach(async () => {
  await openEmptyData();
  clock = testClock();
  const jobPostingData = JSON.stringify({
    source: 'a',
    externalId: '1',
    id: 4,
    descriptionHtml: '<p>We need SQL.</p>',
  });
  const fields = { jobTitle: 'Analyst', companyName: 'Acme', url: 'https://a.example/1', jobPostingData };
  jobId = saved(await saveJob(fields, clock)).id;
});

const look = (text: string, closedAt = '', at = later) => keepPosting(jobId, { text, closedAt, at }, clock);
const rows = () => opened().snapshots.toArray();

describe('keepPosting', () => {
  it('writes nothing while the posting is what it was', async () => {
    const before = await everyRow();
    expect(saved(await look('We need SQL. '))).toMatchObject({ kept: null, journalId: null });
    expect(await everyRow()).toEqual(before);
  });

  it('keeps a changed text once, with its hash, and a closing without the text again', async () => {
    clock.skip(86_400_000);
    expect(saved(await look('We need SQL and dbt.')).kept).toBe('changed');
    expect(saved(await look('We need SQL and dbt.', '', '2026-11-22T00:00:00.000Z')).kept).toBeNull();
    const closedAt = '2026-11-21T00:00:00.000Z';
    expect(saved(await look('We need SQL and dbt.', closedAt, '2026-11-23T00:00:00.000Z')).kept).toBe(
      'closed',
    );
    const [changed, closed] = await rows();
    expect(changed).toMatchObject({ text: 'We need SQL and dbt.', url: 'https://a.example/1', closedAt: '' });
    expect(closed).toMatchObject({ text: '', closedAt, hash: changed?.hash });
    expect(changed?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect((await opened().journal.toArray()).map(({ code }) => code).slice(1)).toEqual([
      'journal.postingChanged',
      'journal.postingClosed',
    ]);
  });

  it('is one step that Undo takes back', async () => {
    const before = await everyRow();
    const { journalId } = saved(await look('Another text.'));
    expect(await rows()).toHaveLength(1);
    expect((await undo(journalId ?? 0, clock)).ok).toBe(true);
    expect(await everyRow()).toEqual(before);
  });

  it('does not let an answer from before overwrite what another tab has kept since', async () => {
    clock.skip(86_400_000);
    await look('Another text.', '', '2026-11-20T14:00:00.000Z');
    expect(saved(await look('We need SQL.', '', '2026-11-20T08:00:00.000Z')).kept).toBeNull();
    expect(await rows()).toHaveLength(1);
  });

  it('says that the job is gone', async () => {
    expect(await keepPosting(99, { text: 'x', closedAt: '', at: later }, clock)).toMatchObject({
      ok: false,
      reason: 'missing',
    });
  });
});

describe('notePostingCheck', () => {
  const stored = async () => (await opened().meta.where('name').equals('postingChecks').first())?.value;

  it('remembers the last look-up of each job beside the own records, in no journal', async () => {
    const before = { own: await everyRow(), journal: await opened().journal.count() };
    await notePostingCheck(jobId, { at: later, isGone: false });
    await notePostingCheck(8, { at: later, isGone: true });
    await notePostingCheck(jobId, { at: '2026-11-21T00:00:00Z', isGone: false });
    expect(await stored()).toEqual({
      [jobId]: { at: '2026-11-21T00:00:00Z', isGone: false },
      8: { at: later, isGone: true },
    });
    expect({ own: await everyRow(), journal: await opened().journal.count() }).toEqual(before);
  });
});
