import type { Proposal } from '@foothold/core/ai/optimize/proposal.ts';
import type { WrittenLine } from '@foothold/core/entities/ledger/written-line.ts';
import { prepareEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import { ownEvidence } from '@foothold/core/truth/resume-truth.ts';
import { describedResume } from '@foothold/core/typesetting/resume-test-kit.ts';
import { expect, test } from 'vitest';
import { acceptedEntry } from './accepted-entry.ts';
import { lineEdits } from './line-edits.ts';
import { optimizeRows } from './optimize-rows.ts';

const own = 'Contributed to a records migration; kept 14 clinic scorecards accurate';
const good = 'Kept 14 clinic scorecards accurate; contributed to a records migration';
const led = 'Led a records migration; kept 14 clinic scorecards accurate';
const made = (notes: string, written: WrittenLine[] = []) =>
  describedResume({
    resume: { written, summary: 'Analyst.' },
    experience: [
      { uid: 'e', title: 'Analyst', companyName: 'St. Brendan', notes: `• ${notes}\n• Answered calls` },
    ],
    skills: ['Excel', { skillName: 'Word', isHidden: true }, 'SQL'],
  });
const base = made(own);
const proposal = (after: string): Proposal => ({
  ...{ key: `key-${after}`, place: 'resume:1/experience:1/notes:0', kind: 'words', before: own, after },
  ...{ writer: { kind: 'model', name: 'stand-in', prompt: 'resume-optimize/2' }, reason: null, why: '' },
});
const rowsOf = (whole = base, more: Partial<Parameters<typeof optimizeRows>[0]> = {}) =>
  optimizeRows({
    ...{ whole, base, refused: [], own: {}, proposals: [proposal(good), proposal(led)] },
    evidence: prepareEvidence(ownEvidence({ whole, base }), '2026-11-26'),
    ...more,
  });
const taking = { at: '2026-11-26T09:41:00.000Z', by: 'Mara Lind' };
const firstOf = (rows: ReturnType<typeof rowsOf>) => {
  const [row] = rows;
  if (!row) throw new Error('There is no row.');
  return row;
};

test('each proposal is compared, and one that was rejected is known by its words', () => {
  const rows = rowsOf(base, { refused: [proposal(led).key] });
  expect(rows.map((row) => [row.words, row.state, row.checked.isSupported])).toEqual([
    [good, 'open', true],
    [led, 'rejected', false],
  ]);
});

test('an entry of a line that nothing supports says that it waits', () => {
  const [, lie] = rowsOf();
  const evidence = prepareEvidence(ownEvidence({ whole: base, base }), '2026-11-26');
  expect(lie && acceptedEntry(lie, evidence, taking)).toMatchObject({
    acceptedAt: '',
    acceptedBy: '',
    how: '',
  });
  const entry = acceptedEntry(firstOf(rowsOf()), evidence, taking);
  expect(entry).toMatchObject({
    text: good,
    was: own,
    proposed: '',
    verdict: 'supported',
    acceptedBy: 'Mara Lind',
  });
  expect(entry.evidence[0]).toMatchObject({ text: own, holder: 'St. Brendan' });
});

test('an accepted line is a row of its own, and other proposals for the words that are gone are none', () => {
  const evidence = prepareEvidence(ownEvidence({ whole: base, base }), '2026-11-26');
  const entry = acceptedEntry(firstOf(rowsOf()), evidence, taking);
  const version = made(good, [{ ...entry, place: 'experience:e/notes' }]);
  const rows = rowsOf(version);
  expect(rows.map((row) => [row.words, row.state])).toEqual([[good, 'accepted']]);
  const { proposal: accepted, line } = firstOf(rows);
  const back = line && lineEdits(version, { ...accepted, before: line.text, after: line.was });
  expect(back?.edits).toMatchObject([{ fields: { notes: `• ${own}\n• Answered calls` } }]);
});

test('words of the person’s own take the place of those that were proposed', () => {
  const { key } = proposal(led);
  const words = 'Contributed to a records migration';
  const rows = rowsOf(base, { own: { [key]: { words, how: 'edited' } } });
  expect(rows.find(({ id }) => id === key)).toMatchObject({
    words,
    how: 'edited',
    checked: { isSupported: true },
  });
});

test('lines and skills are put in order by edits that keep what is hidden', () => {
  const order = { ...proposal(''), kind: 'order' as const };
  const lines = {
    ...order,
    place: 'resume:1/experience:1/notes',
    before: '',
    after: `Answered calls\n${own}`,
  };
  expect(lineEdits(base, lines)?.edits).toMatchObject([{ fields: { notes: `• Answered calls\n• ${own}` } }]);
  const skills = { ...order, place: 'resume:1/skills', before: 'Excel\nSQL', after: 'SQL\nExcel' };
  expect(lineEdits(base, skills)?.edits).toEqual([
    { kind: 'move-item', table: 'resumeSkills', id: 3, to: 1 },
  ]);
  expect(lineEdits(base, { ...skills, after: 'Excel\nRust' })).toBeNull();
});
