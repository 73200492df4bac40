import { expect, it } from 'vitest';
import { employerSuggestions } from './employer-suggestions.ts';

const erie = { kind: 'from', text: 'Erie, PA' } as const;
const home = { kind: 'home', text: 'erie, pa' } as const;
const austin = { kind: 'place', text: 'Austin, TX' } as const;

it('asks for what was saved most, then for the last work, around where the person is', () => {
  expect(
    employerSuggestions({
      jobTitles: ['Truck Driver', 'Registered Nurse', 'registered nurse', 'Cook', ''],
      resumeTitles: ['Charge Nurse', 'Registered Nurse', 'Aide'],
      places: [erie, home, austin],
    }),
  ).toEqual([
    { title: 'Registered Nurse', because: { kind: 'jobs', count: 2 }, place: erie },
    { title: 'Truck Driver', because: { kind: 'jobs', count: 1 }, place: erie },
    { title: 'Charge Nurse', because: { kind: 'resume' }, place: erie },
    { title: 'Registered Nurse', because: { kind: 'jobs', count: 2 }, place: austin },
  ]);
});

it('goes by the resume where nothing is saved, without a place where none is known, and by the place alone', () => {
  expect(employerSuggestions({ jobTitles: [], resumeTitles: ['Teacher'], places: [] })).toEqual([
    { title: 'Teacher', because: { kind: 'resume' }, place: null },
  ]);
  expect(employerSuggestions({ jobTitles: [' '], resumeTitles: [], places: [erie] })).toEqual([
    { title: '', because: null, place: erie },
  ]);
  expect(employerSuggestions({ jobTitles: [], resumeTitles: [], places: [] })).toEqual([]);
});
