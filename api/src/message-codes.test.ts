import { globSync } from 'node:fs';
import { join } from 'node:path';
import { sayEnglish } from '@foothold/core/text/messages.ts';
import { SentMessage, sentMessage } from '@foothold/core/text/sent-message.ts';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { AppError, serverMessage, waitingMinutes, waitingTime } from './errors.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

type Table = { texts: ReadonlyMap<string, string> };
const root = join(import.meta.dirname, '../..');
const files = ['core/src', 'api/src'].flatMap((folder) =>
  globSync(`${folder}/**/*.messages.ts`, { cwd: root }),
);
const tables = (await Promise.all(files.map((file) => import(join(root, file)) as Promise<object>)))
  .flatMap((module) => Object.values(module) as Partial<Table>[])
  .flatMap(({ texts }) => (texts instanceof Map ? [texts as Table['texts']] : []));
const known = new Map(tables.flatMap((texts) => [...texts]));

const codesIn = ({ code, values = {} }: SentMessage): string[] => [
  code,
  ...Object.values(values).flatMap((value) => (typeof value === 'object' ? codesIn(value) : [])),
];

describe('what a person is told', () => {
  it('is a message: the compiler takes no prose', () => {
    expectTypeOf<string>().not.toExtend<ConstructorParameters<typeof AppError>[1]>();
    // @ts-expect-error A sentence is no message.
    const refused = () => new AppError('internal', 'Something went wrong.');
    expect(refused).toBeTypeOf('function');
  });

  it('has a code of its own in all tables together', () => {
    // A table that is exported on again is the same table.
    const codes = [...new Set(tables)].flatMap((texts) => [...texts.keys()]);
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
    expect(codes.length).toBeGreaterThan(250);
  });

  it('names its wait in the unit in which one says it', () => {
    const said = (seconds: number) => [waitingTime(seconds), waitingMinutes(seconds)].map(sayEnglish);
    expect(said(1)).toEqual(['1 second', '1 minute']);
    expect(said(89)).toEqual(['89 seconds', '2 minutes']);
    expect(said(90)).toEqual(['2 minutes', '2 minutes']);
    expect(said(5400)).toEqual(['2 hours', '90 minutes']);
  });
});

describe('a message that is sent', () => {
  it('is cut where a stranger made it long, however deep, and stays the contract’s', () => {
    const long = 'x'.repeat(10_000);
    const inner = { code: 'a.b', english: '{field}', values: { field: long, count: 3 } };
    const sent = sentMessage({ code: 'a.c', values: { what: inner, field: `${long}\ud800` } });
    expect(JSON.stringify(sent).length).toBeLessThan(600);
    expect(SentMessage.parse(sent)).toEqual(sent);
    expect(JSON.stringify(sent)).not.toContain('english');
  });
});

describe('a refusal of the server', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp();
  });
  afterAll(() => server.close());

  const post = (url: string, payload: unknown) => ({
    method: 'POST' as const,
    url,
    payload: payload as object,
  });
  it.each([
    ['an address that is none', { url: '/api/nothing' }, 'server.address-not-found', undefined],
    ['no token', { url: '/api/user/sessions' }, 'server.sign-in-first', undefined],
    ['no posting', { url: '/api/jobs/999999' }, 'posting-search.posting-not-found', undefined],
    [
      'a field that nobody knows',
      post('/api/jobs/search', { '<b>': 1 }),
      'field.unknown-field',
      { field: '<b>' },
    ],
    [
      'a text that is too long',
      post('/api/email/support', {
        emailFrom: 'a@example.com',
        emailFromName: 'A',
        emailBody: 'x'.repeat(10_001),
      }),
      'field.too-long',
      { field: 'emailBody', most: '10000' },
    ],
    [
      'a country that is none',
      { url: '/api/countries/geo/qq' },
      'place-call.country-not-found',
      { code: 'QQ' },
    ],
  ])('%s carries its code and its values beside the English', async (_what, request, code, values) => {
    const answer = await server.app.inject(request);
    const { message, text, success } = answer.json();
    expect(success).toBe(false);
    expect(SentMessage.parse(text)).toMatchObject({
      code,
      ...(values && { values }),
    });
    expect(message).toMatch(/^\S.*\.$/);
    for (const one of codesIn(text)) expect(known.has(one)).toBe(true);
  });

  it('says in English what its code says', () => {
    const error = new AppError('unavailable', serverMessage('busy'));
    expect(error.message).toBe(known.get('server.busy'));
    const exact = new AppError('validation', serverMessage('busy'), { english: 'names: at most 50 names.' });
    expect([exact.message, exact.text.code]).toEqual(['names: at most 50 names.', 'server.busy']);
  });
});
