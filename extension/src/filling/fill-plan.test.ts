import { Contact } from '@foothold/core/extension/contact.ts';
import { expect, test } from 'vitest';
import type { FormField } from '../page/form-fields.ts';
import { fillPlan } from './fill-plan.ts';

const contact = Contact.parse({
  fullName: 'Maya Lindqvist',
  firstName: 'Maya',
  lastName: 'Lindqvist',
  email: 'maya@example.com',
  phone: '+1 614 555 0142',
  city: 'Columbus',
  region: 'OH',
  country: 'US',
});
const field = (at: number, label: string, over: Partial<FormField> & { type?: string } = {}): FormField => {
  const { type = 'text', ...rest } = over;
  const signs = { type, autocomplete: '', label, placeholder: '', name: '', id: '' };
  return { at, signs, value: '', options: [], ...rest };
};
const options = (...texts: string[]) =>
  texts.map((text) => ({ text, value: text.slice(0, 2).toLowerCase() }));

test('each field is listed with what would be put there, in the order of the form', () => {
  const plan = fillPlan([field(0, 'Nachname *'), field(1, 'Why us?'), field(2, 'Vorname *')], contact);
  expect(plan.map(({ at, label, values }) => [at, label, values])).toEqual([
    [0, 'Nachname *', ['Lindqvist']],
    [2, 'Vorname *', ['Maya']],
  ]);
});

test('a field that has the value is left out, one that has another says so, an unknown value is no step', () => {
  const plan = fillPlan(
    [
      field(0, 'Email', { value: 'maya@example.com' }),
      field(1, 'Phone', { value: '555' }),
      field(2, 'LinkedIn'),
    ],
    contact,
  );
  expect(plan).toEqual([{ at: 1, kind: 'phone', label: 'Phone', values: ['+1 614 555 0142'], holds: '555' }]);
});

test('a list is filled by the name or the code of the choice, and left out where it has none', () => {
  const states = options('Please choose', 'Ohio', 'Oregon');
  const of = (label: string, given: FormField['options'], value = '') =>
    fillPlan([field(0, label, { type: 'select', options: given, value })], contact).map(
      ({ values }) => values,
    );
  expect(of('State', states)).toEqual([['OH', 'Ohio']]);
  expect(of('State', states, 'Ohio')).toEqual([]);
  expect(of('State', options('Texas'))).toEqual([]);
  expect(of('Country', options('Germany', 'United States'))).toEqual([['United States', 'US']]);
});

test('a field without a label goes by what the code calls it', () => {
  const bare = field(0, '');
  const [step] = fillPlan([{ ...bare, signs: { ...bare.signs, name: 'first_name' } }], contact);
  expect(step).toMatchObject({ label: 'first_name', values: ['Maya'] });
});

test.each([
  [
    ['Vorname', 'Name *'],
    ['Maya', 'Lindqvist'],
  ],
  [
    ['Name', 'Vorname'],
    ['Lindqvist', 'Maya'],
  ],
  [
    ['Voornaam', 'Naam'],
    ['Maya', 'Lindqvist'],
  ],
  [['Name'], ['Maya Lindqvist']],
  [
    ['First name', 'Full name'],
    ['Maya', 'Maya Lindqvist'],
  ],
  [
    ['Name', 'Vorname', 'Nachname'],
    ['Maya Lindqvist', 'Maya', 'Lindqvist'],
  ],
])('%s are filled with %s', (labels, expected) => {
  const plan = fillPlan(
    labels.map((label, at) => field(at, label)),
    contact,
  );
  expect(plan.map(({ values }) => values[0])).toEqual(expected);
});
