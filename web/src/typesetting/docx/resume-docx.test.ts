import { hardResumes } from '@foothold/core/typesetting/hard-resumes-test-kit.ts';
import { toldResume } from '@foothold/core/typesetting/resume-test-kit.ts';
import { describe, expect, it } from 'vitest';
import { templateNames } from '../resume-templates.data.ts';
import { typesetRequest } from '../typeset-request.ts';
import { proveDocx } from './prove-docx.ts';
import { readDocx } from './read-docx.ts';
import { resumeDocx } from './resume-docx.ts';

describe('a resume as a Word document', () => {
  const whole = hardResumes['every section'] ?? toldResume({});

  it.each(templateNames)('is read back as it was written in %s', async (template) => {
    const request = typesetRequest({ ...whole, resume: { ...whole.resume, template } }, 'a4');
    expect(await proveDocx(request.page, await resumeDocx(request))).toEqual([]);
  });

  it('is read paragraph by paragraph', async () => {
    const request = typesetRequest(
      toldResume({ resume: { name: 'Ann Łopez', summary: 'One.\nTwo.' } }),
      'letter',
    );
    expect(await readDocx(await resumeDocx(request))).toEqual(['Ann Łopez', 'SUMMARY', 'One.', 'Two.']);
  });
});

describe('proveDocx', () => {
  it('names the field that differs, and where', async () => {
    const told = (name: string) => typesetRequest(toldResume({ resume: { name, headline: 'Baker' } }), 'a4');
    const differences = await proveDocx(told('Ann').page, await resumeDocx(told('Anna Bo')));
    expect(differences).toContainEqual(expect.objectContaining({ kind: 'extra', field: 'resume/name' }));
  });
});
