import { expect, test } from 'vitest';
import { readTyped } from './read-typed.ts';

const groups = (term: string) =>
  readTyped(term).alternatives.map((some) =>
    some.map(({ kind, words, wish }) => `${kind} ${wish ?? words.join(' ')}`).join(', '),
  );

test.each([
  ['warehouse night shift', 'trade warehouse, wish shift:night'],
  ['overnight pharmacist', 'wish shift:night, trade pharmacist'],
  ['cna 3rd shift', 'trade cna, wish shift:night'],
  ['German speaking customer support', 'wish language:de, trade customer support'],
  ['software engineer visa sponsorship', 'trade software engineer, wish sponsorship:offered'],
  ['I want to work in a kitchen please', 'trade kitchen'],
  ['looking for a job working with kids', 'trade kid'],
  ['fixing cars', 'trade fixing car'],
  ['something outdoors', 'word something, word outdoor'],
])('%j wishes %j', (term, wishes) => expect(groups(term)).toEqual([wishes]));

test.each([
  ['school plumber', 'word school, trade plumber'],
  ['production technician', 'word production, trade technician'],
  ['video production', 'word video, word production'],
])('a field beside a trade or another word only narrows it: %j', (term, words) => {
  expect(groups(term)).toEqual([words]);
});

test.each([
  ['cook or kitchen work', ['trade cook', 'trade kitchen']],
  ['nurse and teacher jobs', ['trade nurse', 'trade teacher']],
  ['nurse/teacher', ['trade nurse', 'trade teacher']],
])('either of two kinds of work: %j', (term, sides) => expect(groups(term)).toEqual(sides));

test.each([
  ['pharmacist not overnight', 'night shift', 'overnight', '3rd shift'],
  ['retail not management', 'management', 'manager'],
  ['devops engineer not senior', 'senior', 'sr'],
  ['security guard no nights', 'night'],
])('%j leaves titles with %j out', (term, ...names) => {
  const out = readTyped(term).withoutInTitle.map((words) => words.join(' '));
  expect(out).toEqual(expect.arrayContaining(names));
});

test.each(['not for profit accountant', 'cook no experience', 'sales no degree', 'nurse'])(
  '%j leaves nothing out',
  (term) => expect(readTyped(term).withoutInTitle).toEqual([]),
);
