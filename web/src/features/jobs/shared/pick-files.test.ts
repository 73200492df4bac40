import { maxDocumentBytes } from '@foothold/core/entities/document/stored-file.ts';
import { describe, expect, it } from 'vitest';
import { kindOfName, pickFiles } from './pick-files.ts';

describe('pickFiles', () => {
  it('reads what can be kept and names what cannot, each for itself', async () => {
    const gone = Object.assign(new File(['x'], 'Gone.pdf'), {
      arrayBuffer: () => Promise.reject(new DOMException('moved', 'NotReadableError')),
    });
    const large = Object.defineProperty(new File(['x'], 'Film.mov'), 'size', {
      value: maxDocumentBytes + 1,
    });
    const { files, problems } = await pickFiles([
      new File(['%PDF'], 'Dana: CV.pdf', { type: 'application/pdf' }),
      new File([], 'Empty.pdf'),
      large,
      gone,
      new File(['%PDF'], 'The same again.pdf'),
    ]);
    expect(files).toMatchObject([
      { name: 'Dana- CV.pdf', kind: 'resume', mimeType: 'application/pdf', size: 4, content: 'JVBERg==' },
    ]);
    expect(problems.map(({ name, problem }) => [name, problem])).toEqual([
      ['Empty.pdf', 'empty'],
      ['Film.mov', 'too-large'],
      ['Gone.pdf', 'unreadable'],
    ]);
  });

  it.each([
    ['Resume 2026.docx', 'resume'],
    ['Dana_CV.pdf', 'resume'],
    ['Résumé.pdf', 'resume'],
    ['Cover letter to Acme.pdf', 'letter'],
    ['cvs-receipt.pdf', 'other'],
    ['Portfolio.pdf', 'other'],
  ])('takes %s for %s', (name, kind) => {
    expect(kindOfName(name)).toBe(kind);
  });
});
