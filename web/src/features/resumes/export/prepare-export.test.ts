import { hardResumes } from '@foothold/core/typesetting/hard-resumes-test-kit.ts';
import { describedResume } from '@foothold/core/typesetting/resume-test-kit.ts';
import { describe, expect, it, vi } from 'vitest';
import { sampleResume } from '../../../typesetting/sample-resume-test-kit.ts';
import { type ExportFormat, exportFormatNames } from './export-formats.ts';
import { prepareExport } from './prepare-export.ts';

const now = new Date('2026-11-20T09:00:00Z');
const ready = async (format: ExportFormat, whole = sampleResume) => {
  const file = await prepareExport(whole, format, { now });
  if (!file.ok) throw new Error(file.detail);
  return file;
};
const textOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? content : new TextDecoder('latin1').decode(content);

vi.mock('../../../shared/resumes/resume-pdf.ts', async (original) => ({
  ...(await original<typeof import('../../../shared/resumes/resume-pdf.ts')>()),
  // No worker in Node: e2e/resumes-export.spec.ts sets real ones.
  provedPdf: () => Promise.resolve({ ok: false, problem: 'not-loaded', detail: 'no worker' }),
}));

describe('a file', () => {
  it.each([
    ['docx', 'Maya Lindqvist - Sample.docx', 'PK'],
    ['json', 'Maya Lindqvist - Sample.json', '{\n  "$schema"'],
    ['markdown', 'Maya Lindqvist - Sample.md', '# Maya Lindqvist\n'],
    ['text', 'Maya Lindqvist - Sample.txt', 'Maya Lindqvist\n'],
  ] as const)('as %s is called %s and begins with %j', async (format, name, begin) => {
    const file = await ready(format);
    expect(file.name).toBe(name);
    expect(textOf(file.content).startsWith(begin)).toBe(true);
  });

  it('is proved: Word by another program, JSON by reading it', async () => {
    expect((await ready('docx')).proof).toMatchObject({ kind: 'docx', differences: [], missing: [] });
    expect((await ready('json')).proof).toEqual({ kind: 'json', isWhole: true });
    expect((await ready('text')).proof).toEqual({ kind: 'none' });
  });

  it('that could not be made is a problem, never a throw', async () => {
    expect(await prepareExport(sampleResume, 'pdf', { now })).toEqual({
      ok: false,
      problem: 'not-loaded',
      detail: 'no worker',
    });
    const broken = { ...sampleResume, experience: null } as never;
    for (const format of exportFormatNames)
      expect(await prepareExport(broken, format, { now })).toMatchObject({ ok: false });
  });

  it('of an empty resume is empty and still has a name', async () => {
    const empty = describedResume({ resume: { title: '' } });
    expect((await ready('text', empty)).name).toBe('Resume.txt');
    expect((await ready('docx', empty)).proof).toMatchObject({ texts: 0, differences: [] });
  });

  it.each(Object.entries(hardResumes))('of %s is whole in every format', async (_what, whole) => {
    expect((await ready('docx', whole)).proof).toMatchObject({ differences: [] });
    expect((await ready('json', whole)).proof).toEqual({ kind: 'json', isWhole: true });
  });
});
