import {
  deletePractice,
  endPractice,
  resumePractice,
  savePractice,
  startPractice,
} from '../practice/practice.ts';
import { deleteStory, saveStory } from '../practice/stories.ts';
import type { Command } from './dice-test-kit.ts';

/** The commands about practice and stories; `every-command-test-kit.ts` lists all. */
export const practiceCommands: Readonly<Record<string, Command>> = {
  startPractice: async (d, c) =>
    startPractice(
      {
        ...{ jobId: d.below(2) ? null : await d.key('jobs'), jobTitle: d.text(), companyName: d.text() },
        ...{ seed: d.below(99), secondsEach: d.pick([0, 120]) },
        questions: Array.from({ length: d.below(4) }, (_, at) => ({
          ...{ text: `Question ${at}`, kind: 'behavioural', competence: 'results' },
          because: { what: 'usual' },
        })),
      },
      c,
    ),
  savePractice: async (d, c) =>
    savePractice(
      await d.key('practice'),
      d.pick([
        { answer: d.text() },
        { action: d.text() },
        { rating: 'partly' },
        { state: 'skipped', seconds: 3 },
      ]),
      c,
    ),
  endPractice: async (d, c) => endPractice(await d.key('practiceSessions'), c),
  resumePractice: async (d, c) => resumePractice(await d.key('practiceSessions'), c),
  deletePractice: async (d, c) => deletePractice(await d.key('practiceSessions'), c),
  saveStory: async (d, c) =>
    saveStory(
      {
        ...{ title: d.text(), situation: d.text(), task: '', action: d.text(), result: d.text() },
        skills: [d.pick(['care', 'safety', 'Epic'])],
        ...(d.below(2) && { internalId: await d.key('stories') }),
      },
      {},
      c,
    ),
  deleteStory: async (d, c) => deleteStory(await d.key('stories'), c),
};
