import { fetchBytes } from '../../../platform/files/fetch-bytes.ts';
import { type DictionaryFile, SpellEngine } from './spell-engine.ts';
import type { SpellAnswer, SpellOrder } from './spell-messages.ts';

// A dictionary takes half a second to open and a long word to look up: in a thread of its own.

const files = import.meta.glob<string>(
  [
    '../../../../../node_modules/{dictionary-en,dictionary-en-gb}/index.{aff,dic}',
    '../../../../../node_modules/@cspell/dict-software-terms/dict/softwareTerms.txt.gz',
  ],
  { query: '?url', import: 'default', eager: true },
);
const packages = '../../../../../node_modules/';
const paths: Record<DictionaryFile, string> = {
  'en.aff': 'dictionary-en/index.aff',
  'en.dic': 'dictionary-en/index.dic',
  'en-gb.aff': 'dictionary-en-gb/index.aff',
  'en-gb.dic': 'dictionary-en-gb/index.dic',
  'terms.gz': '@cspell/dict-software-terms/dict/softwareTerms.txt.gz',
};

const engine = new SpellEngine((file) => {
  const url = files[packages + paths[file]];
  if (url === undefined) throw new Error(`No package has the dictionary ${file}.`);
  return fetchBytes(url);
});

const answer = (message: SpellAnswer) => (globalThis as unknown as Worker).postMessage(message);

globalThis.addEventListener('message', async ({ data }: MessageEvent<SpellOrder>) => {
  try {
    answer({ id: data.id, found: await engine.check(data.request) });
  } catch {
    // Without a network and without a copy there is no dictionary yet: nothing is said of spelling.
    answer({ id: data.id, found: null });
  }
});
