import { readTyped } from '@foothold/core/search/read-typed.ts';
import { expect, test } from 'vitest';
import { foundBecause } from './found-because.ts';

const row = (jobTitle: string, more = {}) => ({
  ...{ jobTitle, companyName: 'Lakeside Health', mentionedInText: false, isClose: false },
  ...more,
});
const because = (term: string, posting: ReturnType<typeof row>) =>
  foundBecause(posting, term, { understood: readTyped(term).understood });

test.each([
  ['nurse', row('School Nurses, Part-time'), { kind: 'title', said: 'Nurses', asked: null }],
  ['RN', row('RN, Home Visits'), { kind: 'title', said: 'RN', asked: null }],
  ['RN', row('(Registered Nurse) Clinic'), { kind: 'title', said: 'Registered Nurse', asked: 'RN' }],
  ['PM', row('Senior Project Manager'), { kind: 'title', said: 'Project Manager', asked: 'PM' }],
  ['RN', row('Staff Nurse'), { kind: 'title', said: 'Staff Nurse', asked: 'RN' }],
  ['RN', row('Charge Nurse'), { kind: 'trade', asked: 'RN', meaning: 'Registered nurse' }],
  ['lawyer', row('Attorneys at Law'), { kind: 'title', said: 'Attorneys', asked: 'lawyer' }],
  ['C++', row('Engineer, C++'), { kind: 'title', said: 'C++', asked: null }],
  ['lakeside', row('Cook'), { kind: 'company', company: 'Lakeside Health' }],
  [
    'nurse',
    row('Receptionist', { mentionedInText: true }),
    { kind: 'text', asked: 'nurse', hasNames: false },
  ],
  ['RN', row('Receptionist', { mentionedInText: true }), { kind: 'text', asked: 'RN', hasNames: true }],
  ['PM', row('Chief of Staff'), null],
  ['', row('Cook'), null],
])('%j finds %j', (term, posting, expected) => {
  expect(because(term, posting)).toEqual(expected);
});

test('nothing is said that is not certain', () => {
  expect(because('RN', row('Charge Nurse', { isClose: true }))).toBeNull();
  expect(because('RN OR cook', row('Line Chef'))).toBeNull();
});
