import { describe, expect, it } from 'vitest';
import { documentProblem, maxDocumentBytes, safeFileName } from './stored-file.ts';

describe('safeFileName', () => {
  it.each([
    ['Dana CV.pdf', 'application/pdf', 'Dana CV.pdf'],
    ['../../etc/passwd', '', '-..-etc-passwd'],
    ['C:\\letters\\a?.docx', '', 'C-letters-a-.docx'],
    ['evil\u202efdp.exe', '', 'evilfdp.exe'],
    [' .hidden ', '', 'hidden'],
    ['', '', 'document'],
    ['...', 'text/plain', 'document.txt'],
    ['Analyst v3', 'text/plain', 'Analyst v3.txt'],
    ['Analyst v3.txt', 'text/plain', 'Analyst v3.txt'],
    ['履歴書.pdf', 'application/pdf', '履歴書.pdf'],
    ['a\nb\tc.txt', 'text/plain', 'abc.txt'],
  ])('makes of %j (%s) the name %j', (name, type, expected) => {
    expect(safeFileName(name, type)).toBe(expected);
  });

  it('is short enough for every system', () => {
    expect(safeFileName('x'.repeat(5000), 'text/plain').length).toBeLessThan(160);
  });
});

describe('documentProblem', () => {
  it('names what keeps a file from being kept', () => {
    expect(documentProblem({ size: 0 })).toBe('empty');
    expect(documentProblem({ size: 1 })).toBeNull();
    expect(documentProblem({ size: maxDocumentBytes })).toBeNull();
    expect(documentProblem({ size: maxDocumentBytes + 1 })).toBe('too-large');
  });
});
