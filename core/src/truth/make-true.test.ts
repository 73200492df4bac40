import { expect, test } from 'vitest';
import { describedResume } from '../typesetting/resume-test-kit.ts';
import { evidenceOfResume } from './evidence-of.ts';
import { firstPersonOf } from './first-person.ts';
import { makeTrue } from './make-true.ts';
import { prepareEvidence } from './prepared-evidence.ts';
import { verifySentence } from './verify-sentence.ts';

const evidence = prepareEvidence(
  evidenceOfResume(
    describedResume({
      experience: [
        {
          title: 'Bookkeeper',
          companyName: 'Alder Dental Group',
          startDate: '2014-06',
          endDate: 'present',
          notes:
            'Reconcile five bank accounts every month\nMember of the falls committee\nHelped choose the payroll software',
        },
        {
          title: 'Clerk',
          companyName: 'Rowan Eye Clinic',
          startDate: '2010-02',
          endDate: '2014-05',
          notes: 'Match purchase orders with invoices',
        },
      ],
    }),
  ),
  '2026-11-26',
);
const made = (text: string) => makeTrue(verifySentence(text, evidence), evidence)?.text ?? null;

test.each([
  ['I reconcile nine bank accounts every month.', 'I reconcile five bank accounts every month.'],
  ['I chose the payroll software.', 'I helped choose the payroll software.'],
  [
    'At Rowan Eye Clinic I matched 900 purchase orders with invoices.',
    'At Rowan Eye Clinic, I matched purchase orders with invoices.',
  ],
])('a line about the same thing is proposed in the first person: %s', (said, proposed) => {
  expect(made(said)).toBe(proposed);
});

test.each([
  'I run a staff of three in the accounting office.',
  'This is my eighth year on the falls committee.',
  'I chair the falls committee.',
  'I won an Oscar.',
])('nothing is proposed where no line says it, or none begins with an act: %s', (said) => {
  expect(made(said)).toBeNull();
});

test.each([
  ['Contributed to a records migration', false, 'I contributed to a records migration.'],
  ['Keep 85 databases running', false, 'I keep 85 databases running.'],
  ['Keep 85 databases running', true, 'I kept 85 databases running.'],
  ['Match invoices and keep the books', true, ''],
  ['Certified welder on pipelines', false, ''],
  ['Train conductor on the night line', false, ''],
  ['Member of the falls committee', false, ''],
  ['Moved 12 of them to the cloud', false, ''],
  ['I restored three databases', true, 'I restored three databases.'],
])('“%s” in the first person, of a job that is over: %s', (line, isOver, said) => {
  expect(firstPersonOf(line, { isOver })).toBe(said);
});
