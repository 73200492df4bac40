import {
  addResearchQuestion,
  deleteResearchQuestion,
  saveResearchAnswers,
} from '../research/research-answers.ts';
import type { Command } from './dice-test-kit.ts';

/** The commands about what was found out of a company; `every-command-test-kit.ts` lists all. */
export const researchCommands: Readonly<Record<string, Command>> = {
  saveResearchAnswers: async (d, c) =>
    saveResearchAnswers(
      await d.key('companies'),
      [{ key: d.pick(['work', 'pay', 'ask']), question: d.text(), answer: d.text(), was: null }],
      c,
    ),
  addResearchQuestion: async (d, c) => addResearchQuestion(await d.key('companies'), d.text(), c),
  deleteResearchQuestion: async (d, c) => deleteResearchQuestion(await d.key('companies'), d.text(), c),
};
