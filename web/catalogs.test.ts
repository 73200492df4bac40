import { readdirSync, readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';

const folder = `${import.meta.dirname}/src/locales`;
const languages = readdirSync(folder)
  .filter((name) => name.endsWith('.po') && name !== 'en.po')
  .map((name) => name.slice(0, -'.po'.length));

/** The texts of a catalog by their id: of the source in English, else as they are translated. */
async function textsOf(language: string): Promise<Map<string, { english: string; text: string }>> {
  const filename = `${folder}/${language}.po`;
  const context = { locale: language, sourceLocale: 'en', filename };
  const catalog = await formatter().parse(readFileSync(filename, 'utf8'), context);
  return new Map(
    Object.entries(catalog).map(([id, { message, translation }]) => [
      id,
      { english: message ?? '', text: translation ?? '' },
    ]),
  );
}

/** What a text is filled with: the names of its values with how they are put, and its tags. */
function filledWith(text: string): string[] {
  const names = new Set((text.match(/<\/?\d+\/?>/g) ?? []).map((tag) => tag.replace('/>', '>')));
  const walk = (message: CompiledMessage) => {
    if (typeof message === 'string') return;
    for (const part of message) {
      if (typeof part === 'string') continue;
      const [name, kind = '', cases] = part;
      names.add(`${name} ${kind}`);
      if (typeof cases !== 'object' || cases === null) continue;
      if (kind === 'select') for (const key of Object.keys(cases)) names.add(`${name} = ${key}`);
      for (const one of Object.values(cases)) if (Array.isArray(one)) walk(one as CompiledMessage);
    }
  };
  walk(compileMessageOrThrow(text));
  return [...names].sort();
}

describe.each(languages)('the catalog of %s', async (language) => {
  const english = await textsOf('en');
  const texts = await textsOf(language);

  it('has every text, and no other', () => {
    expect([...texts.keys()].filter((id) => !english.has(id))).toEqual([]);
    const missing = [...english].filter(([id]) => !texts.get(id)?.text.trim());
    expect(missing.map(([, { text }]) => text)).toEqual([]);
  });

  it('fills each text with the same values and tags, and ends it with the same spaces', () => {
    const faults = [...texts].flatMap(([id, { text }]) => {
      const source = english.get(id)?.text ?? '';
      const isSame =
        `${filledWith(source)}` === `${filledWith(text)}` &&
        /^\s/.test(source) === /^\s/.test(text) &&
        /\s$/.test(source) === /\s$/.test(text);
      return isSame ? [] : [`${source} → ${text}`];
    });
    expect(faults).toEqual([]);
  });
});
