import { expect, test } from 'vitest';
import { mailNote } from './mail-note.ts';

const body = 'Hi Maya,\n\nthe panel meets on Thursday. Parking is behind the clinic.\n\nDana';

test.each([
  [
    'a mail with its head',
    `From: Dana Okafor <dana@lakeside.example>\nTo: maya@example.org\nSubject: Thursday\nDate: Tue, 24 Nov 2026 14:05:33 -0500\n\n${body}`,
    `Thursday\nDana Okafor <dana@lakeside.example> · Tue, 24 Nov 2026 14:05:33 -0500\n\n${body}`,
  ],
  [
    'a mail in German',
    `Betreff: Donnerstag\nGesendet: 24.11.2026 14:05\n\n${body}`,
    `Donnerstag\n24.11.2026 14:05\n\n${body}`,
  ],
  ['a subject alone above the text', `Subject: Thursday\n\n${body}`, `Thursday\n\n${body}`],
  ['a mail without a head', body, body],
  ['markup', '<p>See you on <b>Thursday</b>.</p>', 'See you on Thursday.'],
  [
    'a mail beneath an answer leaves what it quotes',
    `Subject: Re: Thursday\n\nThat works.\n\nOn Monday Maya wrote:\n> Is Thursday fine?`,
    'Re: Thursday\n\nThat works.',
  ],
  [
    'a mail that is forwarded as a whole',
    `---------- Forwarded message ---------\r\nFrom: Dana <dana@lakeside.example>\r\nSubject: Thursday\r\n\r\nSee you.`,
    `---------- Forwarded message ---------\nFrom: Dana <dana@lakeside.example>\nSubject: Thursday\n\nSee you.`,
  ],
  ['nothing', '  \n', ''],
])('%s', (_, pasted, note) => {
  expect(mailNote(pasted)).toBe(note);
});

test('a long mail is kept to its last word', () => {
  const long = `${'A line of a long mail. '.repeat(4000)}\n\nThe last words.`;
  expect(mailNote(`Subject: Long\n\n${long}`)).toBe(`Long\n\n${long}`);
});
