import { describe, expect, it } from 'vitest';
import { Snapshot } from '../document/stored-file.ts';
import { newJob } from './job.ts';
import {
  isPostingOf,
  isSamePostingText,
  newVersion,
  postingNumber,
  postingVersions,
} from './posting-versions.ts';

const posting = (more: Record<string, unknown> = {}) =>
  JSON.stringify({
    source: 'acme',
    externalId: 'p1',
    id: 41,
    descriptionHtml: '<p>We need SQL.</p>',
    ...more,
  });
const job = (data = posting()) => ({
  ...newJob({ jobTitle: 'Analyst', dateAdded: '2026-11-01T10:00:00Z', jobPostingData: data }),
  internalId: 7,
});
const snapshot = (internalId: number, takenAt: string, fields: Partial<Snapshot>): Snapshot =>
  Snapshot.parse({ internalId, jobId: 7, takenAt, ...fields }) as Snapshot;

describe('postingVersions', () => {
  it('begins with the text at saving and fills in the text that a later version shares', () => {
    const rows = [
      snapshot(3, '2026-11-12T00:00:00Z', { closedAt: '2026-11-11T00:00:00Z' }),
      snapshot(2, '2026-11-05T00:00:00Z', { text: 'We need SQL and dbt.' }),
      snapshot(4, '2026-11-15T00:00:00Z', {}),
    ];
    expect(postingVersions(job(), rows).map(({ kind, text, closedAt }) => [kind, text, closedAt])).toEqual([
      ['saved', 'We need SQL.', ''],
      ['changed', 'We need SQL and dbt.', ''],
      ['closed', 'We need SQL and dbt.', '2026-11-11T00:00:00Z'],
      ['open-again', 'We need SQL and dbt.', ''],
    ]);
  });

  it('has no first version where only the first lines were saved, or any text an import may have put there', () => {
    for (const data of [posting({ descriptionHtml: '' }), '', 'no JSON', '{"id":', '[]'])
      expect(postingVersions(job(data), [])).toEqual([]);
  });
});

describe('newVersion', () => {
  const saved = postingVersions(job(), []);

  it('keeps another text, and nothing where only blanks and line ends moved', () => {
    expect(newVersion(saved, { text: 'We  need\nSQL.', closedAt: '' })).toBeNull();
    expect(newVersion(saved, { text: 'We need dbt.', closedAt: '' })).toEqual({
      kind: 'changed',
      text: 'We need dbt.',
      closedAt: '',
    });
  });

  it('keeps a closing once, without the text again, and a coming back', () => {
    const closedAt = '2026-11-11T00:00:00Z';
    const closing = newVersion(saved, { text: 'We need SQL.', closedAt });
    expect(closing).toEqual({ kind: 'closed', text: '', closedAt });
    const closed = postingVersions(job(), [snapshot(1, '2026-11-12T00:00:00Z', { closedAt })]);
    expect(newVersion(closed, { text: 'We need SQL.', closedAt: '2026-11-13T00:00:00Z' })).toBeNull();
    expect(newVersion(closed, { text: 'We need SQL.', closedAt: '' })).toMatchObject({
      kind: 'open-again',
      text: '',
    });
  });

  it('keeps the whole text that came later than saving, and never takes an empty one for a change', () => {
    expect(newVersion([], { text: 'Whole text', closedAt: '' })).toEqual({
      kind: 'kept',
      text: 'Whole text',
      closedAt: '',
    });
    expect(newVersion([], { text: ' ', closedAt: '' })).toBeNull();
    expect(newVersion(saved, { text: '', closedAt: '' })).toBeNull();
  });
});

describe('whose posting it is', () => {
  it('takes the number a job was saved with, and none of anything else', () => {
    expect(postingNumber(job())).toBe('41');
    for (const id of [undefined, '41', -1, 1.5, null]) expect(postingNumber(job(posting({ id })))).toBeNull();
    expect(postingNumber(job(''))).toBeNull();
  });

  it('tells an answer about another posting apart, as after a new index', () => {
    expect(isPostingOf(job(), { source: 'acme', externalId: 'p1' })).toBe(true);
    expect(isPostingOf(job(), { source: 'acme', externalId: 'p2' })).toBe(false);
    expect(isPostingOf(job(''), { source: '', externalId: '' })).toBe(false);
  });

  it('compares texts by what can be read', () => {
    expect(isSamePostingText('a b', 'a  b\n')).toBe(true);
    expect(isSamePostingText('a b', 'ab')).toBe(false);
  });
});
