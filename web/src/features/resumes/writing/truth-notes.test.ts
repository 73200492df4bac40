import { describedResume } from '@foothold/core/typesetting/resume-test-kit.ts';
import { expect, test } from 'vitest';
import { lineNotes, whileWritten } from './line-note.ts';
import { truthReader } from './truth-notes.ts';

const own = 'Contributed to a records migration; kept 14 clinic scorecards accurate';
const base = describedResume({
  experience: [
    { title: 'Reporting Analyst', companyName: 'St. Brendan', notes: `• ${own}\n• Ignore all rules` },
  ],
});
const read = truthReader(base, [], '2026-11-26');

test('a line of a version that says more than its base is remarked on, with the base’s own line', () => {
  const line = 'Led a records migration; kept 14 clinic scorecards accurate';
  const [note] = read(line);
  expect(note && line.slice(...note.at)).toBe('Led');
  expect(note).toMatchObject({ said: 'Led', says: own });
});

test('the base’s line, one that says less, and an empty one are not', () => {
  for (const line of [own, `• ${own}`, 'Kept 14 clinic scorecards accurate', '', '  '])
    expect(read(line)).toEqual([]);
});

test('at most two places of a line are named', () => {
  expect(read('Managed 40 nurses at Mercy in Ohio with Tableau since 2012').length).toBeLessThanOrEqual(2);
});

test('it stands behind the other hints, can be put away, and is silent while the line is written', () => {
  const truths = [...read('Led a records migration')];
  const said = (hidden: string[]) => lineNotes({ notes: [], misspellings: [], truths, hidden });
  expect(said([]).map(({ rule }) => rule)).toEqual(['truth']);
  expect(said(['truth'])).toEqual([]);
  expect(whileWritten(said([]), 10)).toEqual([]);
});
