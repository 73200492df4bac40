import { describe, expect, it, test } from 'vitest';
import { labels } from '../../../test-data/labels.ts';
import { readMailDate } from './mail-date.ts';
import { readMailKind } from './mail-kind.ts';
import { readMailText } from './mail-text.ts';

const proposing = ['rejection', 'invitation', 'offer'];
const kindOf = (text: string) => readMailKind(readMailText(text))?.kind ?? null;

describe.each([
  ['mails', 0.95],
  // Written after the rules.
  ['mails-second-draw', 0.95],
  ['mails-third-draw', 0.95],
  ['mails-fourth-draw', 0.95],
  // Among them what the rules of its time misread: appointments that are put off, offers that were accepted.
  ['mails-fifth-draw', 0.95],
] as const)('labelled mails of %s', (name, minRecall) => {
  const read = labels(name).map((mail) => ({ ...mail, read: kindOf(mail.text) }));
  const proposed = read.filter(({ read: kind }) => proposing.includes(kind ?? ''));
  const meant = read.filter(({ kind }) => proposing.includes(kind));
  const right = proposed.filter((mail) => mail.read === mail.kind);

  it('propose a status that is right in at least 97 of 100', () => {
    const wrong = proposed.filter((mail) => mail.read !== mail.kind);
    expect(wrong.map(({ id, kind, read: as, text }) => [id, kind, as, text])).toEqual([]);
    expect(right.length / proposed.length).toBeGreaterThanOrEqual(0.97);
  });

  it('are understood for the most part', () => {
    const missed = meant.filter((mail) => mail.read !== mail.kind);
    process.stdout.write(
      `  ${name}: ${right.length} of ${proposed.length} proposals right, ${right.length} of ${meant.length} found; missed ${missed.map(({ id }) => id).join(' ')}\n`,
    );
    expect(right.length / meant.length).toBeGreaterThanOrEqual(minRecall);
    expect(
      read.filter(({ kind, read: as }) => kind === 'acknowledgement' && as !== kind).map(({ id }) => id),
    ).toEqual([]);
  });

  it('tell their day where they have a head', () => {
    const days = read.filter(({ date }) => date).map(({ text }) => readMailDate(readMailText(text).date));
    expect(days).toEqual(read.flatMap(({ date }) => date || []));
  });
});

test.each([
  ['Unfortunately.', null],
  ['Unfortunately I cannot come on Tuesday.', null],
  ['Leider bin ich krank.', null],
  ['', null],
  ['>'.repeat(5000), null],
])('“%s” says nothing of an application', (text, kind) => {
  expect(kindOf(text.slice(0, 5000))).toBe(kind);
});

test.each([
  ['Wir laden Sie am Montag, den 12. Oktober um 9 Uhr zu einem Gespräch ein.', 'invitation'],
  ['Dear Mr. Lee, you have been shortlisted.', 'invitation'],
  ['We won’t be moving forward.', 'rejection'],
  ["We WON'T BE moving forward.", 'rejection'],
  ['Wont.', null],
])('a day, a title or a contraction inside of a sentence does not hide what it says: “%s”', (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

test('the words a mail rests on are told as they were written', () => {
  const text = 'Hi Maya,\n\nthanks a lot. We have decided\nto move forward with other candidates.\n\nBest';
  expect(readMailKind(readMailText(text))).toEqual({
    kind: 'rejection',
    words: 'We have decided to move forward with other candidates.',
  });
});

test('what is quoted is not what was answered', () => {
  const thread = [
    'From: Dana <dana@acme.com>\nSubject: Re: Interview\n\nThank you, noted!',
    'On Mon, Nov 9, 2026 at 9:00 AM Maya wrote:\n> You have not been selected',
    '-----Original Message-----\nWe will not be moving forward.',
    'From: HR <hr@acme.com>\nSent: Monday\nTo: Maya\nSubject: x\n\nYou have not been selected.',
  ].join('\n\n');
  const mail = readMailText(thread);
  expect(mail).toMatchObject({ subject: 'Re: Interview', body: 'Thank you, noted!' });
  expect(mail.from).toContain('dana@acme.com');
  expect(readMailKind(mail)).toBeNull();
});

test.each([
  ['Tue, 24 Nov 2026 10:12:00 -0500', '2026-11-24'],
  ['Tuesday, November 24, 2026 10:12 AM', '2026-11-24'],
  ['Dienstag, 24. November 2026 14:02', '2026-11-24'],
  ['mar. 24 mars 2026 09:15', '2026-03-24'],
  ['martes, 24 de noviembre de 2026 11:20', '2026-11-24'],
  ['2026-11-24T10:00:00Z', '2026-11-24'],
  ['24.11.2026 10:12', '2026-11-24'],
  ['24/11/2026', '2026-11-24'],
  ['11/24/2026', '2026-11-24'],
  ['04/11/2026', ''],
  ['31 November 2026', ''],
  ['yesterday', ''],
  ['', ''],
])('a head that says %s is of the day %s', (text, day) => {
  expect(readMailDate(text)).toBe(day);
});

// A reading whose time grows with the square of the length does not end within the time of a test.
test('500 KB are read, whatever they repeat', () => {
  const quoted = '> you have not been selected for the interview, unfortunately\n'.repeat(8000);
  const rows = '<tr><td>a <b>cell</b></td></tr>'.repeat(16_000);
  const head = '<html><body><p>We have decided not to move forward with your application.</p><table>';
  // Beginnings of phrases whose next piece never comes, and signs of markup, heads and quotes.
  const repeated = ['sie ', 'schedule ', 'entretien ', 'From: a\n', 'On x wrote:\n', '<', ' \n', '. '];
  for (const piece of repeated) {
    const text = piece.repeat(500_000 / piece.length);
    expect(readMailKind(readMailText(text)), piece).toBeNull();
  }
  expect(kindOf(`Thanks!\n\nOn Monday Maya wrote:\n${quoted}`)).toBeNull();
  expect(kindOf(`${head}${rows}</table></body></html>`)).toBe('rejection');
}, 15_000);
