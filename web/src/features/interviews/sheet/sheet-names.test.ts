import { Contact } from '@foothold/core/entities/contact/contact.ts';
import { expect, it } from 'vitest';
import { sheetPeople } from './sheet-names.ts';

it.each([
  ['Iris Novak, Theo Abara', ['Iris Novak', 'Theo Abara']],
  ['Iris Novak, hiring manager; Theo Abara', ['Iris Novak: hiring manager', 'Theo Abara']],
  ['Pell Hart, people partner, lead, Dana', ['Pell Hart: people partner, lead', 'Dana']],
  ['Ada Merriweather, clinic manager; one analyst', ['Ada Merriweather: clinic manager', 'one analyst']],
  ['team of five', ['team of five']],
  ['Iris Novak\niris novak', ['Iris Novak']],
  [' , ;', []],
])('“%s” are %j', (interviewers, people) => {
  const named = sheetPeople({ interviewers }, []).map(({ name, role }) =>
    [name, role].filter(Boolean).join(': '),
  );
  expect(named).toEqual(people);
});

it('a contact who was typed too stands once', () => {
  const contact = Contact.parse({ internalId: 1, name: 'Iris Novak', role: 'Manager' }) as Contact;
  expect(sheetPeople({ interviewers: 'Iris Novak, Theo Abara' }, [contact])).toMatchObject([
    { name: 'Iris Novak', role: 'Manager', contact },
    { name: 'Theo Abara', role: '', contact: null },
  ]);
});
