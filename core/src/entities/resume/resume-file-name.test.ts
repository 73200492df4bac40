import { expect, it } from 'vitest';
import { resumeFileName } from './resume-file-name.ts';

it.each([
  ['Maya Lindqvist', 'Analyst v3', 'pdf', 'Maya Lindqvist - Analyst v3.pdf'],
  ['Maya Lindqvist', 'maya lindqvist, analyst', 'docx', 'maya lindqvist, analyst.docx'],
  ['', 'Analyst v3', 'json', 'Analyst v3.json'],
  ['Maya  Lindqvist ', '', 'md', 'Maya Lindqvist.md'],
  ['', '', 'txt', 'Resume.txt'],
  ['..', '/', 'txt', 'Resume.txt'],
  ['', `${'x'.repeat(149)}👩`, 'txt', `${'x'.repeat(149)}.txt`],
  ['A/B', 'C:\\x\u202efdp', 'pdf', 'A-B - C-xfdp.pdf'],
  ['山田 太郎', '履歴書', 'pdf', '山田 太郎 - 履歴書.pdf'],
])('a file of %j, %j is called so', (name, title, ending, expected) => {
  expect(resumeFileName({ name, title }, ending)).toBe(expected);
});

it.each(['x', '履', '👩‍👩‍👧', ' .'])(
  'a title of 300 times %j keeps its ending and fits every disk',
  (sign) => {
    const name = resumeFileName({ name: 'Ann', title: sign.repeat(300) }, 'pdf');
    expect(name).toMatch(/^Ann.*\.pdf$/u);
    expect(new TextEncoder().encode(name).length).toBeLessThan(200);
    expect(name).not.toContain('\ufffd');
  },
);
