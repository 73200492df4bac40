import { expect, test } from 'vitest';
import { decodedText, fileKind } from './file-kind.ts';

const text = 'Título;Employer\r\nInfirmière — “été”;Zürich\r\n';

const utf16 = (of: string, little: boolean, mark: boolean) => {
  const bytes = new Uint8Array((of.length + (mark ? 1 : 0)) * 2);
  const view = new DataView(bytes.buffer);
  for (const [at, sign] of [...(mark ? ['\ufeff'] : []), ...of.split('')].entries())
    view.setUint16(at * 2, sign.charCodeAt(0), little);
  return bytes;
};

test.each([
  ['UTF-8', new TextEncoder().encode(text), 'utf-8'],
  ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${text}`), 'utf-8'],
  ['UTF-16 LE', utf16(text, true, true), 'utf-16le'],
  ['UTF-16 BE', utf16(text, false, true), 'utf-16be'],
  ['UTF-16 LE without a mark', utf16(text, true, false), 'utf-16le'],
  ['UTF-16 BE without a mark', utf16(text, false, false), 'utf-16be'],
])('%s', (_, bytes, encoding) => {
  expect(fileKind(bytes)).toBe('text');
  expect(decodedText(bytes)).toEqual({ text, encoding });
});

test('what is no UTF-8 is Windows-1252, as spreadsheets write it', () => {
  const bytes = Uint8Array.from([0x4d, 0xfc, 0x6e, 0x63, 0x68, 0x65, 0x6e, 0x20, 0x80, 0x35]);
  expect(decodedText(bytes)).toEqual({ text: 'München €5', encoding: 'windows-1252' });
});

test('files that are no text are known by their first bytes', () => {
  const kinds = [
    ['%PDF-1.7', 'pdf'],
    ['\x89PNG', 'image'],
    ['GIF89a', 'image'],
    ['PK\x03\x04', 'zip'],
    ['\xd0\xcf\x11\xe0', 'old-office'],
    ['\x1f\x8b', 'archive'],
  ] as const;
  for (const [start, kind] of kinds)
    expect(fileKind(Uint8Array.from(start, (sign) => sign.charCodeAt(0)))).toBe(kind);
  expect(decodedText(Uint8Array.from({ length: 4000 }, (_, at) => (at * 7) % 256))).toBeNull();
});
