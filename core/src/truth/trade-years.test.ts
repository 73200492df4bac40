import { expect, test } from 'vitest';
import { describedResume } from '../typesetting/resume-test-kit.ts';
import { evidenceOfResume } from './evidence-of.ts';
import { prepareEvidence } from './prepared-evidence.ts';
import { verifySentence } from './verify-sentence.ts';

const of = (experience: readonly object[], sections: readonly object[] = []) =>
  prepareEvidence(evidenceOfResume(describedResume({ experience, sections } as never)), '2026-11-26');

const teacher = of([
  {
    title: 'Teacher Aide',
    companyName: 'Lincoln',
    startDate: '2015-08',
    endDate: '2019-06',
    notes: 'Read with small groups',
  },
  {
    title: 'Substitute Teacher',
    companyName: 'Oak Park',
    startDate: '2019-09',
    endDate: '2022-06',
    notes: 'Covered classes',
  },
  {
    title: 'Second Grade Teacher',
    companyName: 'Holmes',
    startDate: '2022-08',
    endDate: 'present',
    notes: 'Teach 24 second graders',
  },
]);
const driver = of([
  {
    title: 'Forklift Operator',
    companyName: 'Redline',
    startDate: '2020-03',
    endDate: 'present',
    notes: 'Unload trailers with a forklift',
  },
  {
    title: 'Picker and Packer',
    companyName: 'Vantage',
    startDate: '2016-05',
    endDate: '2020-02',
    notes: 'Picked 110 lines an hour',
  },
]);
const engineer = of([
  {
    title: 'Software Engineer',
    companyName: 'Parcelwise',
    startDate: '2019-08',
    endDate: 'present',
    notes: 'Built the rate service in Go',
  },
]);

const isHeld = (text: string, evidence: ReturnType<typeof of>) =>
  ['partly', 'unsupported'].includes(verifySentence(text, evidence).verdict);

test.each([
  ['I have taught since 2022.', teacher],
  ['I bring four years of teaching experience.', teacher],
  ['I worked as a teacher aide from 2015 to 2019.', teacher],
  ['I have driven forklifts at Redline since March 2020.', driver],
  ['I was a picker at Vantage.', driver],
  ['I am a backend engineer at Parcelwise.', engineer],
  ['I teach 24 second graders.', teacher],
])('years and titles of the trade pass: %s', (text, evidence) => {
  expect(isHeld(text, evidence)).toBe(false);
});

test.each([
  ['I have taught since 2015.', teacher],
  ['I bring eleven years of teaching experience.', teacher],
  ['I have driven forklifts for ten years.', driver],
  ['I am a senior backend engineer at Parcelwise.', engineer],
  ['I am a frontend engineer at Parcelwise.', engineer],
])('years of another trade, and titles that say more, do not: %s', (text, evidence) => {
  expect(isHeld(text, evidence)).toBe(true);
});
