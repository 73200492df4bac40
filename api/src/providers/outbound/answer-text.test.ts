import { expect, test } from 'vitest';
import { answerText } from './answer-text.ts';

const answer = (text: string, type?: string) =>
  answerText({
    body: Buffer.from(text, 'latin1'),
    headers: type === undefined ? {} : { 'content-type': type },
  });

test('the encoding that a page names is read from the first of its tags that names one', () => {
  const page =
    '<meta name="a"><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2"><p>\xbe';
  expect(answer(page)).toContain('ž');
  expect(answer('<meta charset=windows-1251>\xe6')).toContain('ж');
  expect(answer('<meta charset=windows-1251>\xe6', 'text/html; charset=latin1')).toContain('æ');
});

test('a megabyte of tags that name no encoding is read as it is', { timeout: 60_000 }, () => {
  const text = '<meta charset '.repeat(75_000);
  expect(answer(text)).toBe(text);
});
