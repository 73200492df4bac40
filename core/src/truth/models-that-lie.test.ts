import { expect, test } from 'vitest';
import { describedResume } from '../typesetting/resume-test-kit.ts';
import { evidenceOfResume } from './evidence-of.ts';
import { gateOf } from './gate.ts';
import { takenText } from './ledger.ts';
import { prepareEvidence } from './prepared-evidence.ts';

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
            'Reconcile five bank accounts every month\nHandle accounts payable for 3 offices\nHelped choose the payroll software\nMember of the safety committee',
        },
        {
          title: 'Front Desk Assistant',
          companyName: 'Rowan Eye Clinic',
          startDate: '2010-02',
          endDate: '2014-05',
          notes: 'Scheduled patients with two colleagues',
        },
      ],
      education: [
        { degree: 'AAS', major: 'Accounting', institutionName: 'Lane College', endDate: '2010-01' },
      ],
      skills: ['QuickBooks'],
      sections: [
        { resumeSectionName: 'Certifications', title: 'AWS Certified Developer – Associate', subtitle: '' },
        { resumeSectionName: 'Languages', title: 'Spanish', subtitle: 'conversational' },
      ],
    }),
  ),
  '2026-11-26',
);
const ids = evidence.person.map(({ item }) => item.id);
const writer = { kind: 'model', name: 'stand-in', prompt: 'letter/3' } as const;
const taking = { at: '2026-11-26T09:41:00.000Z', by: 'Mara Lind' };

/** A letter of one sentence by a model that names every piece of evidence behind it. */
function proposed(text: string) {
  const entries = takenText(text, evidence, { writer, taking, claims: [{ text, evidence: ids }] });
  return { gate: gateOf(text, evidence, entries), entries };
}

test.each([
  ['a number', 'I reconcile nine bank accounts every month.'],
  ['a number of another line', 'I handle accounts payable for five offices.'],
  ['a period', 'I reconcile five bank accounts every week.'],
  ['a date', 'I have kept the books at Alder Dental Group since 2009.'],
  ['a duration of two trades', 'I have been a bookkeeper for sixteen years.'],
  ['an employer', 'I reconciled five bank accounts at Harper Dental.'],
  ['the employer of another line', 'At Rowan Eye Clinic I handled accounts payable for 3 offices.'],
  ['a title', 'I am the accounting manager at Alder Dental Group.'],
  ['a degree', 'I hold a bachelor’s degree in accounting.'],
  ['a certificate', 'I am a certified public accountant.'],
  ['another certificate of one kind', 'I am an AWS Certified Solutions Architect.'],
  ['a tool', 'I handle accounts payable in NetSuite.'],
  ['a language', 'I speak French.'],
  ['a level of a language', 'I am fluent in Spanish.'],
  ['the greater part', 'I led the choice of the payroll software.'],
  ['charge without a verb', 'I am in charge of the safety committee.'],
  ['a rank in a verb', 'I spearheaded the choice of the payroll software.'],
  ['alone what was shared', 'I scheduled patients single-handedly.'],
  ['an outcome without a number', 'Late fees fell thanks to my work in accounts payable.'],
  ['an award', 'I was named bookkeeper of the year.'],
  ['a publication', 'I published an article on accounts payable.'],
  ['a negation', 'I have never missed a payment in accounts payable.'],
  ['a deed of its own', 'I negotiate insurance contracts with vendors.'],
])('a model that invents %s and names true lines for it is held', (_, text) => {
  const { gate, entries } = proposed(text);
  expect(gate.isOpen).toBe(false);
  expect(entries).toMatchObject([{ acceptedAt: '', how: '' }]);
});

test('what is true is taken, and rests on the line that the model named', () => {
  const { gate, entries } = proposed('I reconcile five bank accounts every month.');
  expect(gate.isOpen).toBe(true);
  expect(entries[0]?.evidence[0]?.text).toBe('Reconcile five bank accounts every month');
});
