import { expect, it } from 'vitest';
import { hardResumes } from '../typesetting/hard-resumes-test-kit.ts';
import { describedResume } from '../typesetting/resume-test-kit.ts';
import { jsonResume } from './json-resume.ts';
import { isCompleteJsonResume } from './json-resume-proof.ts';

type Json = { basics: Record<string, unknown>; work: Record<string, unknown>[] };
const whole = describedResume({
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
  expect(isCompleteJsonResume(resume, json)).toBe(true);
});

it('sees a changed word, a lost item and a file that is none', () => {
  expect(isCompleteJsonResume(whole, written())).toBe(true);
  const changed = written();
  changed.basics.summary = 'Read.';
  expect(isCompleteJsonResume(whole, changed)).toBe(false);
  const shorter = written();
  shorter.work.pop();
  expect(isCompleteJsonResume(whole, shorter)).toBe(false);
  expect(isCompleteJsonResume(whole, {})).toBe(false);
});
