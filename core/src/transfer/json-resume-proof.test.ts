import { expect, it } from 'vitest';
import { hardResumes } from '../typesetting/hard-resumes-test-kit.ts';
import { toldResume } from '../typesetting/resume-test-kit.ts';
import { jsonResume } from './json-resume.ts';
import { isWholeJsonResume } from './json-resume-proof.ts';

type Json = { basics: Record<string, unknown>; work: Record<string, unknown>[] };
const whole = toldResume({
  resume: { name: 'Ann', summary: 'Reads.' },
  experience: [
    { title: 'Nurse', companyName: 'Oak', endDate: 'now and then' },
    { title: 'Aide', isHidden: true },
  ],
  skills: ['ICU'],
});
const written = () => JSON.parse(JSON.stringify(jsonResume(whole, '2026-10-05T09:00:00Z'))) as Json;

it.each(Object.entries(hardResumes))('says that nothing is lost of %s', (_what, resume) => {
  const json: unknown = JSON.parse(JSON.stringify(jsonResume(resume, '2026-10-05T09:00:00Z')));
  expect(isWholeJsonResume(resume, json)).toBe(true);
});

it('sees a changed word, a lost item and a file that is none', () => {
  expect(isWholeJsonResume(whole, written())).toBe(true);
  const changed = written();
  changed.basics.summary = 'Read.';
  expect(isWholeJsonResume(whole, changed)).toBe(false);
  const shorter = written();
  shorter.work.pop();
  expect(isWholeJsonResume(whole, shorter)).toBe(false);
  expect(isWholeJsonResume(whole, {})).toBe(false);
});
