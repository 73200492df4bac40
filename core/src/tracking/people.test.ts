import { expect, test } from 'vitest';
import { Contact } from '../entities/contact/contact.ts';
import { findPeople, type PersonStep, peopleOf, phoneDigits } from './people.ts';

let key = 0;
function contact(fields: Partial<Contact>): Contact {
  key += 1;
  return Contact.parse({
    internalId: key,
    uid: `c${key}`,
    updatedAt: `2026-11-0${key}`,
    ...fields,
  }) as Contact;
}
const ann = contact({
  name: 'Ann Lee',
  email: 'ann@acme.com',
  phone: '+44 (0)20 7946 0018',
  jobId: 1,
  companyName: 'Acme',
});
const annElsewhere = contact({
  ...ann,
  uid: 'c2',
  internalId: 2,
  updatedAt: '2026-11-09',
  personUid: ann.uid,
  jobId: 2,
  companyName: 'Beta',
  role: 'Recruiter',
});
const zoe = contact({ name: 'Zoë Ångström', notes: 'Met at the fair', jobId: null, companyName: '' });
const step = (jobId: number, title: string, dueDate: string): [number, PersonStep] => [
  jobId,
  { jobId, title, dueDate },
];
const people = peopleOf([zoe, ann, annElsewhere], {
  heard: new Map([
    [1, '2026-11-02'],
    [2, '2026-10-30'],
    [3, '2026-11-20'],
  ]),
  steps: new Map([step(1, 'Any day', ''), step(2, 'Send papers', '2026-12-01')]),
});

test('one person at two jobs and companies is one row with what is newest', () => {
  expect(people).toHaveLength(2);
  expect(people[0]).toMatchObject({
    uid: ann.uid,
    internalId: 2,
    name: 'Ann Lee',
    role: 'Recruiter',
    companies: ['Acme', 'Beta'],
    heardDate: '2026-11-02',
    step: { title: 'Send papers' },
  });
  expect(people[1]).toMatchObject({ name: 'Zoë Ångström', companies: [], heardDate: '', step: null });
});

test.each([
  ['ann', 'Ann Lee'],
  ['lee beta', 'Ann Lee'],
  ['ann@acme.com', 'Ann Lee'],
  ['recr', 'Ann Lee'],
  ['020 7946 0018', 'Ann Lee'],
  ['+442079460018', 'Ann Lee'],
  ['7946-0018', 'Ann Lee'],
  ['zoe angstrom', 'Zoë Ångström'],
  ['fair', 'Zoë Ångström'],
  ['nobody', ''],
  ['ann fair', ''],
  ['55512345', ''],
])('whoever is meant by “%s”', (typed, name) => {
  expect(findPeople(people, typed).map((one) => one.name)).toEqual(name ? [name] : []);
});

test('what is no phone number has no digits', () => {
  expect(['12', 'ann 55512', '(555) 123'].map(phoneDigits)).toEqual(['', '', '555123']);
});
