import { describe, expect, test } from 'vitest';
import { describedResume } from '../typesetting/resume-test-kit.ts';
import { evidenceOfPosting, evidenceOfResume } from './evidence-of.ts';
import { gateOf } from './gate.ts';
import { readEntriesOf, takenText } from './ledger.ts';
import { ledgerCounts } from './ledger-counts.ts';
import { prepareEvidence } from './prepared-evidence.ts';
import { verifySentence } from './verify-sentence.ts';

const evidence = prepareEvidence(
  [
    ...evidenceOfResume(
      describedResume({
        experience: [
          {
            title: 'Purchasing Clerk',
            companyName: 'Mill & Sons',
            startDate: '2017-03',
            endDate: 'present',
            notes:
              'Score 35 suppliers every quarter\nMatch invoices with purchase orders\nHelped with the yearly count',
          },
        ],
        skills: ['Excel'],
      }),
    ),
    ...evidenceOfPosting({
      id: '7',
      title: 'Buyer',
      company: 'Harrow Foods',
      text: 'We buy for nine plants.',
    }),
  ],
  '2026-11-26',
);
const verdict = (text: string) => verifySentence(text, evidence).verdict;

describe('what adds or contradicts a fact blocks', () => {
  test.each([
    'I score 60 suppliers every quarter.',
    'I have been at Mill & Sons since 2011.',
    'I led the yearly count.',
    'I score suppliers in SAP.',
    'I negotiate freight contracts with carriers.',
    'I match invoices and negotiate freight contracts with carriers.',
    'Every quarter I score suppliers, and I won the purchasing award.',
    'I never make a mistake when I match invoices.',
    'I take pride in having led the yearly count.',
    'I would love to bring my experience in nursing.',
  ])('%s', (text) => expect(['partly', 'unsupported']).toContain(verdict(text)));
});

describe('what says it in other words is marked and holds nothing', () => {
  test.each(['I keep purchase orders and invoices harmonized.', 'I am a calm person.'])('%s', (text) =>
    expect(verdict(text)).toBe('reworded'),
  );
});

describe('what claims nothing about work done is quiet', () => {
  test.each([
    'Dear Hiring Manager,',
    'To Whom It May Concern:',
    'Numbers that agree give me quiet satisfaction.',
    'I live close by and could start within two weeks.',
    'I am available for an interview at your convenience.',
    'Your work on open logistics data is the reason I am writing.',
    'Harrow Foods feeds people in places that others forget.',
    'Thank you for your time and consideration.',
  ])('%s', (text) => expect(verdict(text)).toBe('no-claim'));
});

const letter =
  'Dear Hiring Manager,\n\nI keep purchase orders and invoices harmonized. I match invoices with purchase orders.';
const writer = { kind: 'model', name: 'stand-in', prompt: 'letter/3' } as const;
const taking = { at: '2026-11-26T09:41:00.000Z', by: 'Mara Lind' };
const entries = takenText(letter, evidence, { writer, taking });

test('a letter with other words leaves; one look over them is remembered', () => {
  const gate = gateOf(letter, evidence, entries);
  expect(gate.isOpen).toBe(true);
  expect(gate.marked).toEqual([1]);
  expect(ledgerCounts(gate.lines)).toEqual({ supported: 1, reworded: 1, read: 0, own: 0, held: 0, none: 1 });
  const read = readEntriesOf(gate.lines, evidence, taking);
  expect(read).toMatchObject([{ verdict: 'reworded', how: 'read', acceptedBy: 'Mara Lind', writer }]);
  const later = gateOf(letter, evidence, [...entries.filter(({ text }) => text !== read[0]?.text), ...read]);
  expect(later.marked).toEqual([]);
  expect(ledgerCounts(later.lines)).toMatchObject({ reworded: 1, read: 1 });
});

test('the person’s own words in another wording are neither held nor marked', () => {
  expect(gateOf(letter, evidence, [])).toMatchObject({ isOpen: true, marked: [], held: [] });
});
