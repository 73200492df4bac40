import { describe, expect, test } from 'vitest';
import { readEnv } from '../config/env.ts';
import { postingSources } from '../ingest/posting-sources.ts';
import { companyFiles, operatorLine, referencePath } from './command-lines.ts';
import { postingsOrder, refreshNames } from './postings-line.ts';

/** What `npm run postings` does with its arguments before it opens anything. */
function postingsLine(args: readonly string[]): unknown {
  const order = postingsOrder(args, '/from');
  if (order === 'help' || args[0] !== 'refresh') return order;
  const env = readEnv({});
  return refreshNames(order, env, postingSources(env, { now: () => new Date(), version: '' }));
}

describe('postings: a command line that means nothing is one sentence', () => {
  test.each([
    [[], 'Say what to do: import FILE… or refresh SOURCE….'],
    [['import'], 'Name the files to import: import FILE….'],
    [['remove', 'jobs.csv'], 'There is no command remove; there are: import FILE…, refresh SOURCE….'],
    [['refresh'], 'Name the sources to refresh, or set POSTING_SOURCES; there are: greenhouse,'],
    [['refresh', 'remotive', 'monster'], 'There is no posting source monster; there are: greenhouse,'],
    [['refresh', 'remotive', '--format', 'auto'], 'A refresh takes no --format.'],
    [['import', 'jobs.csv', '--format', 'zip'], 'There is no format zip; there are: auto, greenhouse,'],
    [['import', 'jobs.csv', '--force'], "Unknown option '--force'."],
    [
      ['import', 'jobs.csv', '--column', 'titel=Name'],
      'There is no field titel; there are: title, company, place, link,',
    ],
    [['import', 'jobs.csv', '--column', 'title'], '--column title names no column: write --column title='],
    [['import', 'jobs.csv', '--column', 'id=A', '--column', 'id=B'], '--column names two columns for id.'],
    [
      ['import', 'jobs.csv', '--format', 'lever', '--column', 'id=A'],
      '--column is for tables (--format generic); lever',
    ],
    [['import', 'jobs.csv', '--company', ' '], '--company names no employer.'],
    [
      ['import', 'jobs.csv', '--merge-same-id', '--keep-same-id'],
      '--merge-same-id and --keep-same-id say opposite things',
    ],
    [['refresh', 'remotive', '--company', 'Elm'], 'A refresh takes no --company.'],
  ])('%j', (args, sentence) => {
    expect(() => postingsLine(args)).toThrow(
      expect.objectContaining({
        name: 'Error',
        message: expect.stringMatching(/^[^\n]+$/),
        constructor: expect.objectContaining({ name: 'UsageError' }),
      }),
    );
    expect(() => postingsLine(args)).toThrow(sentence);
  });
});

test('postings: what is ordered, with whole paths', () => {
  expect(
    postingsOrder(['import', 'jobs.csv', '/more.csv', '--column', 'title=Name', '--keep-same-id'], '/from'),
  ).toEqual({
    files: ['/from/jobs.csv', '/more.csv'],
    format: 'auto',
    columns: { title: 'Name' },
    sameIds: 'apart',
  });
  expect(postingsLine(['refresh', 'lever:acme', 'remotive'])).toEqual(['lever:acme', 'remotive']);
  expect(postingsOrder(['--help'], '/from')).toBe('help');
});

test('companies', () => {
  expect(() => companyFiles([])).toThrow('Say what to do');
  expect(() => companyFiles(['drop'])).toThrow('There is no command drop');
  expect(() => companyFiles(['import'])).toThrow('Name the files to import');
  expect(() => companyFiles(['import', '--fast'])).toThrow('import takes no --fast');
  expect(companyFiles(['import', 'a.csv'])).toEqual(['a.csv']);
  expect(companyFiles(['--help'])).toBe('help');
});

test('reference', () => {
  expect(() => referencePath([])).toThrow('Say what to do: load.');
  expect(() => referencePath(['drop'])).toThrow('There is no command drop');
  expect(() => referencePath(['load', 'a', 'b'])).toThrow('Name one folder or file');
  expect(referencePath(['load'])).toEqual({ path: undefined });
  expect(referencePath(['-h'])).toBe('help');
});

test('operator', () => {
  expect(() => operatorLine([])).toThrow('Say what to do');
  expect(() => operatorLine(['forgive'])).toThrow('There is no command forgive');
  expect(() => operatorLine(['queue', '--all'])).toThrow('queue takes no --all');
  expect(operatorLine(['appoint', '', 'a@example.com'])).toEqual(['appoint', 'a@example.com']);
  expect(operatorLine(['help'])).toBe('help');
});
