import { describe, expect, it } from 'vitest';
import { readStoredEdits } from '../../../../shared/documents/draft/stored-edits.ts';
import { storedResumeEdit } from './stored-resume-edit.ts';

const resume = { table: 'resumes' };
const job = { table: 'resumeExperience', id: 1 };
const read = (...edits: readonly unknown[]) => readStoredEdits(JSON.stringify(edits), storedResumeEdit);

describe('an edit that a closed tab left', () => {
  it.each([
    ['a text', { owner: job, field: 'notes', value: 'One', was: '' }],
    ['a choice', { owner: job, field: 'isHidden', value: true, was: false }],
    ['an order of sections', { owner: resume, field: 'arrangement', value: [], was: [] }],
  ])('is read: %s', (_, edit) => {
    expect(read(edit)).toEqual([edit]);
  });

  it.each([
    ['a field that is not there any more', { owner: resume, field: 'motto', value: 'x', was: '' }],
    ['a field that no edit may write', { owner: job, field: 'displayOrder', value: 3, was: 1 }],
    ['a name every object has', { owner: resume, field: 'toString', value: 'x', was: '' }],
    ['a text in place of an order', { owner: resume, field: 'arrangement', value: 'x', was: [] }],
    ['another table', { owner: { table: 'jobs', id: 1 }, field: 'notes', value: 'x', was: '' }],
    ['nothing', null],
  ])('is passed over, and the one beside it is read: %s', (_, edit) => {
    const beside = { owner: resume, field: 'summary', value: 'Nurse.', was: '' };
    expect(read(edit, beside)).toEqual([beside]);
  });

  it.each(['', 'no JSON', '{}'])('is none in %j', (text) => {
    expect(readStoredEdits(text, storedResumeEdit)).toEqual([]);
  });
});
