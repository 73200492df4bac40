import { describe, expect, test } from 'vitest';
import { statedTime } from '../../dates/dates.ts';
import { postingFingerprint } from '../../duplicates/posting-fingerprint.ts';
import { phoneLink } from '../../entities/contact/contact-links.ts';
import { safeFileName } from '../../entities/document/stored-file.ts';
import { foldUrl } from '../../entities/job/job-identity.ts';
import { occupationSearchTerm } from '../../entities/occupation/occupation-title.ts';
import { readDegrees } from '../../entities/place/location-form.ts';
import { htmlToText } from '../../entities/posting/posting-text.ts';
import { browserLabel } from '../../entities/user/browser-label.ts';
import { truncate } from '../../text/display.ts';
import { guessStatus } from '../../transfer/import-status.ts';
import { jsonLdFromHtml } from '../board/json-ld-blocks.ts';
import { linkFields } from '../page/captured-job.ts';
import { mainHtml } from '../page/main-html.ts';
import { pageMeta } from '../page/page-meta.ts';
import { payInLine } from '../pay/pay-in-line.ts';
import { parseInterval } from '../pay/pay-interval.ts';
import { parsePay } from '../pay/salary.ts';
import { parseLocation } from '../place/location.ts';
import { takeWorkMode } from '../place/location-words.ts';
import { readWorkplace } from '../place/workplace.ts';
import { postingFactKeys } from './facts/read-posting-facts.ts';
import { postingAsks } from './posting-asks.ts';
import { readPostingText } from './read-posting-text.ts';
import { readSeniority } from './seniority.ts';

const now = Date.UTC(2026, 10, 25);

/** A megabyte of what an expression reads again from every place it may begin at. */
const long = (piece: string) => piece.repeat(Math.ceil(1_000_000 / piece.length));

/** What these read on a megabyte: what is before it, or nothing. None may take longer than a test may. */
const reads: readonly [string, () => unknown, unknown][] = [
  ['a header of a browser', () => browserLabel(`Windows ${long('Version/1 ')}`), 'Windows'],
  ['a number to call', () => phoneLink(`${long('1 ')}y`), null],
  ['a date', () => statedTime(`about ${long('a')}!`, { now }), null],
  ['a word for a status', () => guessStatus(`applied ${long('offer ')}`), 'offer-pending'],
  ['degrees', () => readDegrees(`39.96${long(' ')}x`), Number.NaN],
  [
    'a title of an occupation',
    () => occupationSearchTerm(`Cooks${long(' (')}`),
    expect.stringMatching(/^cooks? \(/),
  ],
  ['an interval', () => parseInterval(`per hour ${long('1')}`), 'hour'],
  ['a pay', () => parsePay(`$20 an hour${long(' 1')}`)?.currency, 'USD'],
  ['a pay of blanks and digits', () => parsePay(`${long('1')} %`), null],
  ['a line with a pay', () => payInLine(`$20 an hour${long(' extra')}`), null],
  ['a rank in a title', () => readSeniority(`Senior Cook ${long('chief ')}`), 'senior'],
  [
    'a rank in a text',
    () => readSeniority('Cook', `Career level: Director\n${long('job level ')}`),
    'director',
  ],
  ['a workplace', () => readWorkplace({ title: `Cook (Remote) ${long('[remote ')}` }).workplace, 'remote'],
  [
    'words for a workplace',
    () => takeWorkMode(`Remote a${long(' ,')}x`),
    expect.objectContaining({ remote: true }),
  ],
  ['a place behind blanks', () => parseLocation(`${long(' ')}Austin, TX`).places, []],
  ['a place before blanks', () => parseLocation(`Austin, TX${long(' ')}`).places[0]?.city, 'Austin'],
  ['a place before dashes', () => parseLocation(`Austin, TX;${long(' - ')}`).places[0]?.city, 'Austin'],
  ['places in brackets', () => parseLocation(`Remote (BC${long(' , ')})`).remote, true],
  ['a place with a number', () => parseLocation(`Austin, TX; 1${long('st ')}`).places[0]?.city, 'Austin'],
  ['a link', () => foldUrl(`https://a.example/${long('/')}x`), expect.stringMatching(/\/x$/)],
  ['a link of a board', () => linkFields(`https://${long('indeed.')}com/1`).fields, expect.any(Array)],
  ['a name of a file', () => safeFileName(`a${long(' .')}b`), expect.stringMatching(/^a .*/)],
  [
    'a text to be cut',
    () => truncate(`a${long(';')}${'x'.repeat(8)}`, 1_000_006),
    expect.stringMatching(/;xx\.\.\.$/),
  ],
  ['a fingerprint', () => postingFingerprint({ ...posting, title: `Cook${long(' ')}x` }).title, 'cook'],
];

const posting = {
  source: 'file',
  externalId: '1',
  title: 'Cook',
  companyName: 'Acme',
  url: '',
  jobType: '',
  category: '',
  places: [],
  areas: [],
  isRemote: false,
  pay: null,
  postedAt: null,
  bodyWords: '',
} as const;

const pages: readonly [string, () => unknown, unknown][] = [
  ['starts of scripts', () => jsonLdFromHtml(`<script ${long('type=application/ld+json ')}`), []],
  ['a block of blanks', () => jsonLdFromHtml(data(`{}${long(' ')}x`)), [{ reason: expect.any(String) }]],
  ['ends of CDATA', () => jsonLdFromHtml(data(`{}${long('/* ]]> ')}x`)), [{ reason: expect.any(String) }]],
  ['starts of comments', () => mainHtml(`<p>Cook</p>${long('<!-- ')}`).text, '<p>Cook</p> '],
  ['words of a tag', () => pageMeta(`<title>Cook</title><meta ${'a'.repeat(250_000)}>`).title, 'Cook'],
  ['starts of titles', () => pageMeta(`${long('<title')}`).title, ''],
  ['styles that never end', () => htmlToText(`<p>Cook</p>${long('<style>')}`), 'Cook'],
  ['styles that end', () => htmlToText(`<p>Cook</p>${long('<style></style >')}`), 'Cook'],
  ['blanks after a label', () => readPostingText(`Title: Cook\nPay${long(' ')}x`, { now }).title, 'Cook'],
  [
    'a line at the head',
    () => readPostingText(`Acme ${long('hiring A')}\nTitle: Cook`, { now }).title,
    'Cook',
  ],
  ['colons', () => readPostingText(`Title: Cook\n${long(':')}`, { now }).title, 'Cook'],
  ['words before a day', () => postingAsks(`Apply by ${long('a')}`, now).closes, ''],
  ['blanks before a day', () => postingAsks(`deadline${long(' ')}x`, now).closes, ''],
  [
    'dots at the end of a line',
    () => postingAsks(`Required: a license\n${'.'.repeat(90_000)}x`, now).requirements,
    ['Required: a license'],
  ],
];

/** What a reader of facts looks for, again and again in one sentence and in many. */
const factTexts = [
  'night shift ',
  '7p to 7a ',
  'bachelor or master ',
  '5 years ',
  'or 5 years experience ',
  'English Spanish ',
  'no visa sponsorship ',
  'class a cdl ',
  '10% travel ',
  'seasonal a ',
  'arrest or conviction ',
  'ts/sci ',
  'Degree. ',
  'a; ',
  ' - A',
  '(',
  'Preferred: ',
  '\n',
  'x',
] as const;

const data = (text: string) => `<script type="application/ld+json">${text}</script>`;

describe('texts of a megabyte', { timeout: 60_000 }, () => {
  test.each(reads)('%s is read or refused', (_what, read, told) => {
    expect(read()).toEqual(told);
  });

  test.each(factTexts)('facts among “%s” are read in time', (piece) => {
    const started = performance.now();
    postingFactKeys({ title: long(piece), text: long(piece) });
    expect(performance.now() - started).toBeLessThan(5000);
  });

  test.each(pages)('a page of %s is read or refused', (_what, read, told) => {
    expect(read()).toEqual(told);
  });
});
