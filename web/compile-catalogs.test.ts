import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { afterAll, expect, test } from 'vitest';
import { compiledCatalog } from './compile-catalogs.ts';
import { pseudoText } from './pseudo-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'catalogs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A catalog of two texts that have ids of their own. */
function catalog(locale: string, jobs: string): string {
  const file = join(folder, `${locale}.po`);
  const head =
    'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"X-Generator: @lingui/cli\\n"\n';
  const rows = `#. js-lingui-explicit-id\nmsgid "jobs"\nmsgstr ${JSON.stringify(jobs)}\n\n#. js-lingui-explicit-id\nmsgid "saved"\nmsgstr ""\n`;
  writeFileSync(file, `${head}\n${rows}`);
  return file;
}

test('a catalog is texts by their id, compiled: a browser fills them in without a compiler', async () => {
  const messages = await compiledCatalog(
    catalog('de', '{n, plural, one {# Stelle} other {# Stellen}} in {place}'),
    compileMessageOrThrow,
  );
  const i18n = setupI18n({ locale: 'de-DE', messages: { 'de-DE': JSON.parse(JSON.stringify(messages)) } });
  expect(i18n._('jobs', { n: 1200, place: 'Wien' })).toBe('1.200 Stellen in Wien');
  expect(i18n._('jobs', { n: 1, place: 'Wien' })).toBe('1 Stelle in Wien');
});

test('a text that cannot be compiled stops the build and is named', async () => {
  await expect(compiledCatalog(catalog('fr', '{n, plural, one {#'), compileMessageOrThrow)).rejects.toThrow(
    '“{n, plural, one {#” of fr.po is no message',
  );
});

test('the pseudo-language has accents and brackets, and the same values and tags', () => {
  const i18n = setupI18n({
    locale: 'en',
    messages: { en: { jobs: pseudoText('{n, plural, one {# job} other {# jobs}} <0>in</0> {place}') } },
  });
  expect(i18n._('jobs', { n: 2, place: 'Ohio' })).toBe('[2 jòbš <0>ìñ</0> Ohio]');
});
