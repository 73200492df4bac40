import { useOwnQuery } from '../db/own-query.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import { Refusal } from '../rows/save-result.ts';
import { addNamedSetting, queryNamedSettings, removeNamedSetting } from '../settings/named-settings.ts';

/** Their settings: the question names one, the value is “yes” or “no”. What only the person knows is asked, never inferred. */
const group = 'fitAnswers';
const longestName = 200;

/** What the person said of things that no resume proves, such as the right to work somewhere, by question. */
export type FitAnswers = Readonly<Record<string, 'yes' | 'no'>>;

/** The answers, live; undefined while they load. */
export function useFitAnswers(): FitAnswers | undefined {
  return useOwnQuery('fit answers', queryFitAnswers);
}

/** The answers; what is neither yes nor no was not answered. */
export async function queryFitAnswers(db: OwnData): Promise<FitAnswers> {
  const stored = await queryNamedSettings(db, group);
  return Object.fromEntries(
    stored.flatMap(({ name, value }) => (value === 'yes' || value === 'no' ? [[name, value]] : [])),
  );
}

/** Keeps an answer for every job from now on; '' takes it back. Null in `journalId` when it stood so already. */
export const answerFit = command(
  'answerFit',
  (question: string, answer: 'yes' | 'no' | '', clock: Clock = systemClock) => {
    if (question === '' || question.length > longestName)
      throw new Refusal('invalid', { detail: 'fitQuestion' });
    return {
      label: answer === '' ? 'answerTakenBack' : 'questionAnswered',
      tables: ['settings'],
      clock,
      run: async (writer) => {
        const before = (await queryFitAnswers(writer.db))[question] ?? '';
        if (before === answer) return { id: 0 };
        const gone = await removeNamedSetting(writer, group, question);
        return answer === ''
          ? gone
          : addNamedSetting(writer, { group, name: question, value: answer }, clock);
      },
    };
  },
);
