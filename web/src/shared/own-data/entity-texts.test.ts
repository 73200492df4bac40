import { tableNames } from '@foothold/core/own-data/entities.ts';
import { countText, entityTexts, headText, labelText } from '@foothold/core/own-data/entity-texts.ts';
import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { entityText } from './use-entity-texts.ts';
import { compiledCount } from './use-table-words.ts';

const english = setupI18n({ locale: 'en', messages: { en: {} } });
const german = setupI18n({
  locale: 'de',
  messages: {
    de: {
      'jobs.salary': ['Gehalt'],
      'count.jobs': [['count', 'plural', { one: ['#', ' Stelle'], other: ['#', ' Stellen'] }]],
    },
  },
});
const count = (i18n: typeof english, table: (typeof tableNames)[number], number: number) =>
  entityText(i18n, countText(table), compiledCount(table), { count: number });

test('rows of each table are counted in English as the catalog writes it', () => {
  for (const table of tableNames)
    expect(compiledCount(table), table).toEqual(compileMessageOrThrow(countText(table).message));
  expect([count(english, 'companies', 1), count(english, 'companies', 1200)]).toEqual([
    '1 company',
    '1,200 companies',
  ]);
});

test('a text comes from the catalog of the language, and in English where that has none', () => {
  const pay = labelText('jobs', 'salary');
  expect([pay, headText('jobs', 'dateApplied').message]).toEqual([
    { id: 'jobs.salary', message: 'Pay' },
    'Applied',
  ]);
  expect([entityText(german, pay, ['Pay']), entityText(english, pay, ['Pay'])]).toEqual(['Gehalt', 'Pay']);
  expect([count(german, 'jobs', 2), count(german, 'places', 1)]).toEqual(['2 Stellen', '1 place']);
});

test('translators get each text once, all in a form that compiles', () => {
  const texts = entityTexts();
  expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length);
  expect(texts.length).toBeGreaterThan(tableNames.length + 30);
  for (const { message } of texts) expect(() => compileMessageOrThrow(message)).not.toThrow();
});
