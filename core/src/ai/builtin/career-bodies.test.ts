import { expect, test } from 'vitest';
import { CoachingBody, CounselingBody } from '../ai-body.ts';
import { coachingOf, counselingOf } from './career-bodies.ts';
import { loadCareerTables } from './load-career-tables.ts';

const tables = await loadCareerTables();
const today = '2026-11-26';

test('a body with a resume as records is answered with what it names and where it lies', () => {
  const body = CounselingBody.parse({
    career: 'registered nurse',
    resume: {
      internalId: 8,
      location: 'Columbus, OH',
      experience: [{ title: 'CNA', notes: 'Took vital signs' }],
    },
  });
  const answer = counselingOf(body, tables, today);
  expect(answer.text).toContain('Columbus, OH metro area (where you live) | $83,900');
  expect(answer.claims).toContainEqual({
    text: 'You name Vital signs.',
    evidence: ['resume:8/experience:1/notes:0'],
  });
});

test('a resume as text counts, and lists of skills do', () => {
  const body = CoachingBody.parse({
    career: 'HR manager',
    skills: ['Recruiting', 'Excel'],
    interests: ['helping people'],
    resume: 'Store manager. Benefits administration for 12 people.',
  });
  const { text, claims } = coachingOf(body, tables, today);
  expect(text).toContain('You name: ');
  expect(claims.map(({ evidence }) => evidence.join())).toEqual(
    expect.arrayContaining(['typed:skills', 'resume:0']),
  );
});
