import { Story } from '@foothold/core/entities/conversation/practice.ts';
import { expect, it } from 'vitest';
import { storiesByRequirement } from './stories-by-requirement.ts';

const story = (title: string, more: Partial<Story> = {}) =>
  Story.parse({ internalId: 1, title, ...more }) as Story;

it('each story stands beside the requirement it has most words of, the best first', () => {
  const stories = [
    story('A quiet week'),
    story('Monthly close, four days to one', { action: 'Automated the reports with Python.' }),
    story('Patients in the night', { skills: ['Triage'], situation: 'Two emergencies at once' }),
  ];
  const fitting = storiesByRequirement(['Python', 'Triage of patients', 'Driving license'], stories);
  expect(fitting.map(({ story: { title }, fits }) => [title, fits])).toEqual([
    ['Monthly close, four days to one', 'Python'],
    ['Patients in the night', 'Triage of patients'],
    ['A quiet week', ''],
  ]);
});

it('without requirements all stories are there, in their order', () => {
  expect(storiesByRequirement([], [story('B'), story('A')]).map(({ story: { title } }) => title)).toEqual([
    'B',
    'A',
  ]);
});
