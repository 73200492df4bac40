import { expect, test } from 'vitest';
import { contactsAddress, readContactsView, sortedPeople } from './contacts-view.ts';

test.each([
  ['', { text: '', sort: 'name', person: null }],
  ['?q=ann+lee&sort=heard&person=u-1', { text: 'ann lee', sort: 'heard', person: 'u-1' }],
  ['?sort=odd&person=', { text: '', sort: 'name', person: null }],
] as const)('an address reads as its view and is written the same: %s', (query, view) => {
  expect(readContactsView(new URLSearchParams(query))).toEqual(view);
  expect(readContactsView(new URL(contactsAddress(view), 'http://x').searchParams)).toEqual(view);
});

test('who was heard of last stands first, who never was stands last in the order of names', () => {
  const people = [
    { name: 'Ann', heardDate: '' },
    { name: 'Bo', heardDate: '2026-11-02' },
    { name: 'Cy', heardDate: '' },
    { name: 'Di', heardDate: '2026-11-09' },
  ];
  expect(sortedPeople(people, 'heard').map(({ name }) => name)).toEqual(['Di', 'Bo', 'Ann', 'Cy']);
  expect(sortedPeople(people, 'name')).toEqual(people);
});
