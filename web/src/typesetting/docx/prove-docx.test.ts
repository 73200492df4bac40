import { describedResume } from '@foothold/core/typesetting/resume-test-kit.ts';
import { expect, it } from 'vitest';
import { typesetRequest } from '../typeset-request.ts';
import { diskFonts } from './docx-test-kit.ts';
import { proveDocx } from './prove-docx.ts';
import { resumeDocx } from './resume-docx.ts';

const told = (name: string, notes: string) =>
  typesetRequest(describedResume({ resume: { name }, experience: [{ title: 'Baker', notes }] }), 'a4');
const written = (name: string, notes: string) => resumeDocx(told(name, notes), diskFonts);

it('finds nothing in a document that says what it should', async () => {
  expect(await proveDocx(told('Ann', 'One.\nTwo.').page, await written('Ann', 'One.\nTwo.'))).toEqual([]);
});

it.each([
  ['a letter that is missing', 'Ann', 'On.\nTwo.', { kind: 'missing', field: 'experience/1/notes/0' }],
  ['a word too many', 'Ann', 'One. More\nTwo.', { kind: 'extra', field: 'experience/1/notes/0' }],
  ['fields that changed places', 'Ann', 'Two.\nOne.', { kind: 'moved', field: 'experience/1/notes/1' }],
  ['another name', 'Bo', 'One.\nTwo.', { kind: 'missing', field: 'resume/name' }],
])('names %s, with its field', async (_what, name, notes, difference) => {
  const differences = await proveDocx(told('Ann', 'One.\nTwo.').page, await written(name, notes));
  expect(differences).toContainEqual(expect.objectContaining(difference));
});
