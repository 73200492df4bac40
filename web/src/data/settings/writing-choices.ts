import { useOwnQuery } from '../db/own-query.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import { Refusal } from '../rows/save-result.ts';
import { addNamedSetting, queryNamedSettings, removeNamedSetting } from './named-settings.ts';

/** Their settings: the word in lower case names one, the value is the word as it was written. */
const wordGroup = 'ownWords';
/** The rules of help with lines that the person put away; the name is the rule's. */
const ruleGroup = 'hiddenWritingRules';

const maxWords = 2000;
const maxLetters = 60;

/** Words that the person's spelling takes as right, by name, live; undefined while they load. */
export function useOwnWords(): readonly string[] | undefined {
  return useOwnQuery('own words', queryOwnWords);
}

/** Words that the person's spelling takes as right. */
export async function queryOwnWords(db: OwnData): Promise<string[]> {
  return (await queryNamedSettings(db, wordGroup)).map(({ name, value }) => value || name);
}

/** The rules that the person put away as not for them, live; undefined while they load. */
export function useHiddenWritingRules(): readonly string[] | undefined {
  return useOwnQuery('hidden writing rules', queryHiddenWritingRules);
}

/** The rules that the person put away as not for them. */
export async function queryHiddenWritingRules(db: OwnData): Promise<string[]> {
  return (await queryNamedSettings(db, ruleGroup)).map(({ name }) => name);
}

/** Takes a word as right from now on; null in `journalId` when it was already. */
export const addOwnWord = command('addOwnWord', (word: string, clock: Clock = systemClock) => {
  const value = word.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (value === '') throw new Refusal('invalid', { detail: 'ownWordEmpty' });
  if (value.length > maxLetters)
    throw new Refusal('invalid', { detail: 'ownWordLetters', values: { most: maxLetters } });
  return {
    label: 'wordAdded',
    tables: ['settings'],
    clock,
    run: async (writer) => {
      const name = value.toLowerCase();
      const words = await queryNamedSettings(writer.db, wordGroup);
      if (words.length >= maxWords && !words.some((one) => one.name === name))
        throw new Refusal('invalid', {
          detail: 'ownWords',
          values: { most: maxWords },
        });
      return addNamedSetting(writer, { group: wordGroup, name, value }, clock);
    },
  };
});

/** Judges a word by the dictionary again; null in `journalId` when it was not among the person's. */
export const removeOwnWord = command('removeOwnWord', (word: string, clock: Clock = systemClock) => ({
  label: 'wordRemoved',
  tables: ['settings'],
  clock,
  run: (writer) => removeNamedSetting(writer, wordGroup, word.normalize('NFC').trim().toLowerCase()),
}));

/** Says nothing by a rule from now on; null in `journalId` when it was put away already. */
export const hideWritingRule = command('hideWritingRule', (rule: string, clock: Clock = systemClock) => {
  if (rule === '') throw new Refusal('invalid', { detail: 'writingRule' });
  return {
    label: 'writingHintTurnedOff',
    tables: ['settings'],
    clock,
    run: (writer) =>
      addNamedSetting(writer, { group: ruleGroup, name: rule.slice(0, maxLetters), value: '' }, clock),
  };
});

/** Brings a rule back; null in `journalId` when it was not put away. */
export const showWritingRule = command('showWritingRule', (rule: string, clock: Clock = systemClock) => ({
  label: 'writingHintTurnedOn',
  tables: ['settings'],
  clock,
  run: (writer) => removeNamedSetting(writer, ruleGroup, rule.slice(0, maxLetters)),
}));
