import { describe, expect, it } from 'vitest';
import { sayEnglish } from '../text/messages.ts';
import { journalText } from './journal.messages.ts';
import { journalSummary, summaryText } from './journal-summary.ts';

const job = {
  internalId: 1,
  jobTitle: 'Nurse',
  companyName: 'Lakeside',
  notes: '',
  updatedAt: 'a',
  keys: { title: 'n' },
};
const change = (table: string, before: unknown, after: unknown, key = 1) => ({ table, key, before, after });

describe('journalSummary', () => {
  it('names the job and the fields that were edited, by the labels of the form', () => {
    const after = { ...job, notes: 'call', dateApplied: '2026-11-02', updatedAt: 'b', keys: { title: 'x' } };
    expect(
      journalSummary([change('jobs', job, after), change('jobEvents', undefined, { jobId: 1 })]),
    ).toEqual({
      names: ['Nurse · Lakeside'],
      more: 0,
      fields: [
        { code: 'jobs.notes', english: 'Notes' },
        { code: 'jobs.dateApplied', english: 'Date applied' },
      ],
    });
  });

  it('names the fields in which a version of a resume was edited, also one of another program', () => {
    const version = { internalId: 2, title: 'For Oak', differences: {} };
    const differences = {
      'resume/summary': { value: 'Mine', base: '' },
      'experience/u1/startDate': { value: '2020', base: '' },
      'experience/u1/gone': { value: 'u0', base: null },
      'skills/order': { value: ['u2'], base: [] },
      'resume/constructor': { value: 1, base: '' },
    };
    const { names, fields } = journalSummary([change('resumes', version, { ...version, differences })]);
    expect(names).toEqual(['For Oak']);
    expect(fields.map(sayEnglish)).toEqual(['Summary', 'Start date', 'Order', 'Constructor']);
  });

  it('names what was added or deleted without fields', () => {
    for (const one of [change('jobs', undefined, job), change('jobs', job, undefined)])
      expect(journalSummary([one])).toEqual({ names: ['Nurse · Lakeside'], more: 0, fields: [] });
  });

  it('names three of many, equal names once, and counts the rest', () => {
    const tasks = ['Call', 'Call', 'Write', 'Ask', 'Wait', 'Go'].map((title, at) =>
      change('tasks', undefined, { title }, at),
    );
    expect(journalSummary(tasks)).toMatchObject({ names: ['Call', 'Write', 'Ask'], more: 2 });
  });

  it('spells a field that no form labels, and says nothing where nothing has a name', () => {
    expect(
      journalSummary([change('places', { name: 'Erie' }, { name: 'Erie', bestSeason: 'fall' })]).fields,
    ).toEqual([{ code: 'places.bestSeason', english: 'Best season' }]);
    expect(journalSummary([change('settings', undefined, { settingValue: 'x' })])).toEqual({
      names: [],
      more: 0,
      fields: [],
    });
    const hidden = { settingGroup: 'hiddenCompanies', settingName: 'acme', settingValue: 'Acme' };
    expect(journalSummary([change('settings', undefined, hidden)]).names).toEqual(['Acme']);
    expect(journalSummary([])).toEqual({ names: [], more: 0, fields: [] });
  });

  it('takes whatever an older or a broken row holds', () => {
    for (const odd of [null, 7, 'text', [], { jobTitle: { not: 'text' } }])
      expect(journalSummary([change('jobs', odd, odd)]).names).toEqual([]);
    expect(journalSummary([change('jobs', undefined, { jobTitle: 'x'.repeat(500) })]).names[0]).toHaveLength(
      80,
    );
  });
});

describe('summaryText', () => {
  it('holds the label, the names and the fields in lower case', () => {
    const summary = journalSummary([change('jobs', job, { ...job, notes: 'x' })]);
    expect(summaryText(sayEnglish, journalText('jobChanged'), summary)).toBe(
      'job changed nurse · lakeside notes',
    );
  });
});
