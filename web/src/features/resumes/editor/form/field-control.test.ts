import { piecesOfPage } from '@foothold/core/typesetting/page-pieces.ts';
import { resumePage } from '@foothold/core/typesetting/resume-page.ts';
import { describe, expect, it } from 'vitest';
import { sampleResume } from '../../../../typesetting/sample-resume-test-kit.ts';
import { fieldControl, pageField } from './field-control.ts';

describe('a text of the page', () => {
  it.each([
    ['resume/name', { section: 'Contact', control: 'resume/name' }],
    ['resume/summary/2', { section: 'Summary', control: 'resume/summary', line: 2 }],
    [
      'experience/2/notes/1',
      {
        section: 'Experience',
        item: { table: 'resumeExperience', id: 2 },
        control: 'experience/2/notes/1',
      },
    ],
    [
      'sections/1/url',
      { section: 'Projects', item: { table: 'resumeSections', id: 1 }, control: 'sections/1/url' },
    ],
    [
      'sections/5/url',
      { section: 'Contact', item: { table: 'resumeSections', id: 5 }, control: 'sections/5/url' },
    ],
    ['arrangement/On / off/title', { section: 'On / off', control: 'arrangement/On / off/title' }],
  ])('%s is edited there', (field, control) => {
    expect(fieldControl(field, sampleResume)).toEqual(control);
  });

  it('that is gone, or of a newer version, is edited nowhere', () => {
    expect(fieldControl('experience/99/title', sampleResume)).toBeUndefined();
    expect(fieldControl('toString/1/title', sampleResume)).toBeUndefined();
  });

  it('has an input for each, and each input leads back to it', () => {
    for (const { field } of piecesOfPage(resumePage(sampleResume, { dateForm: 'month-year' }))) {
      const found = fieldControl(field, sampleResume);
      expect(found, field).toBeDefined();
      const back = pageField(found?.control ?? '', sampleResume);
      expect(field.startsWith(back), `${field} and ${back}`).toBe(true);
    }
  });

  it('shows what several inputs say', () => {
    expect(pageField('experience/1/endDate', sampleResume)).toBe('experience/1/startDate');
    expect(pageField('education/1/degree', sampleResume)).toBe('education/1/major');
    expect(pageField('sections/3/subtitle', sampleResume)).toBe('sections/3/title');
    expect(pageField('sections/1/subtitle', sampleResume)).toBe('sections/1/subtitle');
    expect(pageField('sections/5/title', sampleResume)).toBe('sections/5/url');
  });
});
