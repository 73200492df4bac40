import { answerFit } from '../fit/fit-answers.ts';
import { chooseFit } from '../fit/fit-choices.ts';
import { refuseProposals } from '../fit/refused-proposals.ts';
import { addAvoidedWords, removeAvoidedWord } from '../settings/avoided-words.ts';
import { addOwnWord, hideWritingRule, removeOwnWord, showWritingRule } from '../settings/writing-choices.ts';
import type { Command } from './dice-test-kit.ts';

/** The commands about the fit of a resume and hints of writing; `every-command-test-kit.ts` lists all. */
export const fitCommands: Readonly<Record<string, Command>> = {
  chooseFit: async (d, c) =>
    chooseFit(
      await d.key('jobs'),
      d.pick(['skill:sql', 'years:3']),
      d.pick(['dismissed', 'left', ''] as const),
      c,
    ),
  refuseProposals: async (d, c) =>
    refuseProposals(await d.key('jobs'), [d.pick(['a1', 'b2', 'c3'])], d.below(3) > 0, c),
  answerFit: (d, c) =>
    answerFit(d.pick(['authorized:US', 'citizen:']), d.pick(['yes', 'no', ''] as const), c),
  addOwnWord: (d, c) => addOwnWord(d.text(), c),
  removeOwnWord: (d, c) => removeOwnWord(d.text(), c),
  addAvoidedWords: (d, c) => addAvoidedWords([d.text(), d.text()], c),
  removeAvoidedWord: (d, c) => removeAvoidedWord(d.text(), c),
  hideWritingRule: (d, c) => hideWritingRule(d.pick(['repeat', 'tense', '']), c),
  showWritingRule: (d, c) => showWritingRule(d.pick(['repeat', 'tense']), c),
};
