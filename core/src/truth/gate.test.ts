import { expect, test } from 'vitest';
import { toldResume } from '../typesetting/resume-test-kit.ts';
import { evidenceOfResume } from './evidence-of.ts';
import { gateOf, supportedText } from './gate.ts';
import { LedgerEntry } from './ledger.ts';
import { makeTrue } from './make-true.ts';
import { prepareEvidence } from './prepared-evidence.ts';
import { verifySentence } from './verify-sentence.ts';

const evidence = prepareEvidence(
  evidenceOfResume(
    toldResume({
      experience: [
        {
          title: 'Reporting Analyst',
          companyName: 'St. Brendan',
          startDate: '2018-10',
          endDate: '2021-01',
          notes:
            'Contributed to a records migration; kept 14 clinic scorecards accurate\nCut the monthly close report from four days to one',
        },
      ],
    }),
  ),
  '2026-11-26',
);
const letter =
  'Dear Ms. Lopez,\n\nAt St. Brendan I led the records migration. I kept 14 clinic scorecards accurate.';
const acceptedAt = '2026-11-26T09:41:00Z';

test('a letter that a model touched waits for its unsupported sentence', () => {
  const gate = gateOf(letter, evidence, { isTouched: true, acceptedAt });
  expect(gate.isOpen).toBe(false);
  expect(gate.waiting.map(({ text }) => text)).toEqual(['At St. Brendan I led the records migration.']);
});

test('it opens once the sentence is made true, and the ledger says what each sentence rests on', () => {
  const [waiting] = gateOf(letter, evidence, { isTouched: true, acceptedAt }).waiting;
  const made = waiting && makeTrue(waiting, evidence);
  expect(made?.text).toBe('At St. Brendan I contributed to the records migration.');
  expect(made?.text.slice(made.changed.start, made.changed.end)).toBe('contributed to');
  const gate = gateOf(letter.replace(waiting?.text ?? '', made?.text ?? ''), evidence, {
    isTouched: true,
    acceptedAt,
  });
  expect(gate.isOpen).toBe(true);
  expect(gate.ledger.map((one) => LedgerEntry.parse(one).verdict)).toEqual([
    'no-claim',
    'supported',
    'supported',
  ]);
  expect(gate.ledger[1]).toMatchObject({
    rests: expect.arrayContaining(['resume:1/experience:1/notes:0']),
    acceptedAt,
  });
});

test('it opens when the person says in the resume that they did lead it', () => {
  const own = prepareEvidence(
    [
      ...evidence.person.map(({ item }) => item),
      { id: 'answer:lead:0', kind: 'answer', text: 'I led the records migration at St. Brendan' },
    ],
    '2026-11-26',
  );
  expect(gateOf(letter, own, { isTouched: true, acceptedAt }).isOpen).toBe(true);
});

test('words of the person alone always leave, and are remarked on', () => {
  const gate = gateOf(letter, evidence, { isTouched: false, acceptedAt });
  expect(gate.isOpen).toBe(true);
  expect(gate.waiting).toHaveLength(1);
});

test('an answer is shown without what nothing supports', () => {
  expect(supportedText(letter, evidence)).toBe('Dear Ms. Lopez,\n\n I kept 14 clinic scorecards accurate.');
});

test('a number is made true with the number of the resume, a sentence that has nothing near with none', () => {
  const cut = verifySentence('I cut the monthly close report from four days to three.', evidence);
  expect(makeTrue(cut, evidence)?.text).toBe('I cut the monthly close report from four days to one.');
  expect(makeTrue(verifySentence('I won an Oscar.', evidence), evidence)).toBeNull();
});

test('what is made up in a list is left out of it', () => {
  const skills = prepareEvidence(evidenceOfResume(toldResume({ skills: ['SQL', 'dbt'] })), '2026-11-26');
  expect(makeTrue(verifySentence('I know SQL and Tableau.', skills), skills)?.text).toBe('I know SQL.');
  expect(makeTrue(verifySentence('I know SQL, Tableau and dbt.', skills), skills)?.text).toBe(
    'I know SQL and dbt.',
  );
});
