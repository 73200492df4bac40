import { useOwnQuery } from '../db/own-query.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import { Refusal } from '../rows/save-result.ts';
import { addNamedSetting, queryNamedSettings, removeNamedSetting } from './named-settings.ts';

/** Their settings: the phrase in lower case names one, the value is the phrase as it was written. */
const group = 'avoidedWords';
const maxWords = 200;
const maxLetters = 60;

/** Words and phrases that the person does not want in letters, live; undefined while they load. */
export function useAvoidedWords(): readonly string[] | undefined {
  return useOwnQuery('avoided words', queryAvoidedWords);
}

/**
 * Reads the words and phrases that the person does not want in letters.
 *
 * @internal Exported for tests.
 */
export async function queryAvoidedWords(db: OwnData): Promise<string[]> {
  return (await queryNamedSettings(db, group)).map(({ name, value }) => value || name);
}

/** Keeps words that the person does not want in letters; null in `journalId` when all were kept already. */
export const addAvoidedWords = command(
  'addAvoidedWords',
  (words: readonly string[], clock: Clock = systemClock) => {
    const values = words.map((word) => word.normalize('NFC').replace(/\s+/g, ' ').trim());
    if (!values.some((value) => /[\p{L}\p{N}]/u.test(value)))
      throw new Refusal('invalid', { detail: 'ownWordEmpty' });
    if (values.some((value) => value.length > maxLetters))
      throw new Refusal('invalid', { detail: 'ownWordLetters', values: { most: maxLetters } });
    return {
      label: 'avoidedWordAdded',
      tables: ['settings'],
      clock,
      run: async (writer) => {
        const kept = new Set((await queryNamedSettings(writer.db, group)).map(({ name }) => name));
        const fresh = values.filter((value) => /[\p{L}\p{N}]/u.test(value) && !kept.has(value.toLowerCase()));
        if (kept.size + fresh.length > maxWords)
          throw new Refusal('invalid', { detail: 'avoidedWords', values: { most: maxWords } });
        let last = { id: 0 };
        for (const value of fresh)
          last = await addNamedSetting(writer, { group, name: value.toLowerCase(), value }, clock);
        return last;
      },
    };
  },
);

/** Lets a word be used again; null in `journalId` when it was not among them. */
export const removeAvoidedWord = command('removeAvoidedWord', (word: string, clock: Clock = systemClock) => ({
  label: 'avoidedWordRemoved',
  tables: ['settings'],
  clock,
  run: (writer) => removeNamedSetting(writer, group, word.normalize('NFC').trim().toLowerCase()),
}));
