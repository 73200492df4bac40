import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { describedResume } from '@foothold/core/typesetting/resume-test-kit.ts';
import { scriptResumes } from '@foothold/core/typesetting/script-resumes-test-kit.ts';
import { describe, expect, it } from 'vitest';
import { letterRequest } from '../letter-request.ts';
import { templateNames } from '../resume-templates.data.ts';
import { proveDocx } from './prove-docx.ts';
import { readDocx } from './read-docx.ts';
import { resumeDocx } from './resume-docx.ts';

const request = (text: string, resume = describedResume({ resume: { name: 'Ann Łopez' } })) =>
  letterRequest(
    {
      ...{ text, resume, recipient: 'Priya\nMercy', subject: 'Nurse', language: 'en' },
      date: calendarDate(new Date('2026-11-25T12:00:00')),
    },
    'a4',
  );

describe('a letter as a Word document', () => {
  it.each(templateNames)('is read back as it was written in %s', async (template) => {
    for (const script of Object.values(scriptResumes)) {
      const whole = describedResume(script);
      const resume = { ...whole, resume: { ...whole.resume, template } };
      const text = `${whole.resume.name}\n\n${whole.resume.summary}\n\n- ${whole.resume.headline}\n\nA\nB`;
      const asked = request(text, resume);
      expect(await proveDocx(asked.page, await resumeDocx(asked))).toEqual([]);
    }
  });

  it('is read line by line', async () => {
    const asked = request('Dear Priya,\n\nOne.\nTwo.\n\n- a\n\nBye,\nAnn');
    expect(await readDocx(await resumeDocx(asked))).toEqual([
      ...['Ann Łopez', 'November 25, 2026', 'Priya', 'Mercy', 'Dear Priya,'],
      ...['One.', 'Two.', 'a', 'Bye,', 'Ann'],
    ]);
  });

  it('fails its proof where the text differs', async () => {
    const differences = await proveDocx(request('Dear Bob,').page, await resumeDocx(request('Dear Ann,')));
    expect(differences).toContainEqual(expect.objectContaining({ field: 'letter/text/0' }));
  });
});
