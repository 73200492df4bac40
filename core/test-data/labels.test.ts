import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { caseGroups, labelFiles, labels, readRows } from './labels.ts';
import { isTruthDraw } from './truth-draws.ts';

const Row = z.tuple([z.string(), z.number()]);

test.each([
  ['text that is no JSON', '["a",1]\n["b",2\n', 'made.ndjson, line 2: '],
  ['a row of another form', '["a",1]\n["b",2]\n["c","3"]\n', 'made.ndjson, line 3: '],
  ['an empty line', '["a",1]\n\n["b",2]\n', 'made.ndjson, line 2: '],
  ['no row at all', '\n', 'made.ndjson has no rows'],
])('readRows names the file and the line of %s', (_, text, message) => {
  expect(() => readRows('made.ndjson', text, Row)).toThrow(message);
});

test('readRows returns one row a line, with or without a line end at the end', () => {
  const rows = [
    ['a', 1],
    ['b', 2],
  ];
  expect(readRows('made.ndjson', '["a",1]\n["b",2]\n', Row)).toEqual(rows);
  expect(readRows('made.ndjson', '["a",1]\n["b",2]', Row)).toEqual(rows);
});

test('every file of the folder is read, and no label is lost', () => {
  const here = readdirSync(new URL('.', import.meta.url)).filter(
    (name) => name.endsWith('.ndjson') && !isTruthDraw(name),
  );
  expect(here.sort()).toEqual(labelFiles.map((name) => `${name}.ndjson`).sort());
  expect(Object.fromEntries(labelFiles.map((name) => [name, labels(name).length]))).toEqual({
    slips: 180,
    'slips-second-draw': 180,
    'posting-facts': 120,
    'posting-facts-second-draw': 120,
    'career-people': 24,
    'career-people-second-half': 30,
    'career-people-second-draw': 20,
    'assistant-questions': 86,
    'assistant-questions-second-half': 86,
    'assistant-questions-second-draw': 42,
    'assistant-questions-third-draw': 101,
    'assistant-questions-fourth-draw': 101,
    'assistant-questions-fifth-draw': 101,
    'assistant-questions-sixth-draw': 101,
    'assistant-questions-seventh-draw': 101,
    'career-questions-third-draw': 60,
    'career-questions-fourth-draw': 60,
    'coach-questions': 41,
    truth: 16,
    'truth-second-half': 15,
    'truth-third-draw': 8,
    'truth-fourth-draw': 5,
    'truth-fifth-draw': 12,
    'truth-sixth-draw': 12,
    'truth-seventh-draw': 12,
    'truth-eighth-draw': 6,
    'truth-ninth-draw': 16,
    'truth-tenth-draw': 15,
    'truth-eleventh-draw': 15,
    'truth-twelfth-draw': 13,
    'truth-thirteenth-draw': 10,
    requirements: 100,
    'requirements-second-draw': 29,
    mails: 79,
    'mails-second-draw': 26,
    'mails-third-draw': 22,
    'mails-fourth-draw': 30,
    'mails-fifth-draw': 20,
    'location-cases': 230,
    'pay-cases': 310,
    bullets: 33,
    'bullets-second-half': 33,
    'practice-answers': 32,
    'practice-answers-second-half': 30,
    reviews: 13,
    'reviews-second-half': 13,
    resumes: 24,
    'resumes-second-draw': 10,
    dates: 79,
    'relative-dates': 55,
    locations: 150,
    'locations-second-draw': 97,
    'locations-third-draw': 100,
    'locations-last-draw': 100,
    pay: 150,
    'pay-second-draw': 100,
    seniority: 150,
    'seniority-second-draw': 99,
    'workplace-titles': 100,
    'workplace-locations': 60,
    'same-posting': 150,
    'same-posting-more': 100,
    'same-posting-second-draw': 100,
  });
});

test.each(['location-cases', 'pay-cases'] as const)('%s are grouped without a loss', (file) => {
  const groups = caseGroups(file);
  expect(groups.length).toBeGreaterThan(5);
  expect(groups.flatMap(([group, cases]) => cases.map((one) => [group, ...one]))).toEqual(labels(file));
});
