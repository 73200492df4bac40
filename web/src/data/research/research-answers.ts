import type { Company } from '@foothold/core/entities/company/company.ts';
import { type ResearchAnswer, researchLimits } from '@foothold/core/entities/company/research-answer.ts';
import {
  type AnswerChange,
  answeredOf,
  changeAnswers,
  isResearchKey,
} from '@foothold/core/entities/company/research-answers.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRows } from '../rows/read-rows.ts';
import { Refusal } from '../rows/save-result.ts';
import { editRecord } from '../rows/stored-record.ts';

/** What was found out about a company, as the preparation of an interview shows it. */
export type Researched = Pick<ResearchAnswer, 'question' | 'answer' | 'updatedAt'>;

/** The answers about the own company of this name, in the order of the questions; several such companies add up. */
export async function researchAnswersOf(db: OwnData, companyName: string): Promise<Researched[]> {
  const name = foldCompanyName(companyName);
  if (name === '') return [];
  const { rows } = readRows('companies', await db.companies.where('keys.name').equals(name).toArray());
  return answeredOf(rows.flatMap(({ research }) => research)).map(({ question, answer, updatedAt }) => ({
    question,
    answer,
    updatedAt,
  }));
}

/**
 * Writes the answers that were changed, and nothing else of the company. One that was changed elsewhere since the form
 * started is not overwritten: nothing is written then.
 */
export const saveResearchAnswers = command(
  'saveResearchAnswers',
  (companyId: number, changes: readonly AnswerChange[], clock: Clock = systemClock) => ({
    label: 'researchChanged',
    tables: ['companies'],
    clock,
    run: (writer) =>
      editRecord(writer, { table: 'companies', id: companyId, clock }, ({ research }) => {
        const now = clock.now().toISOString();
        const changed = changeAnswers(research, changes.map(trimmed), now);
        if ('clash' in changed)
          throw new Refusal('changed-elsewhere', {
            detail: 'quoted',
            values: { text: changed.clash.question },
          });
        return isSame(research, changed.answers) ? null : { research: changed.answers };
      }),
  }),
);

/** Adds a question of the person's own, still without an answer. */
export const addResearchQuestion = command(
  'addResearchQuestion',
  (companyId: number, question: string, clock: Clock = systemClock) => ({
    label: 'questionAdded',
    tables: ['companies'],
    clock,
    run: (writer) =>
      editRecord(writer, { table: 'companies', id: companyId, clock }, ({ research }) => {
        const words = question.replace(/\s+/g, ' ').trim().slice(0, researchLimits.question);
        if (words === '') throw new Refusal('invalid', { detail: 'researchWords' });
        if (research.filter(({ key }) => !isResearchKey(key)).length >= researchLimits.ownQuestions)
          throw new Refusal('invalid', {
            detail: 'researchQuestions',
            values: { most: researchLimits.ownQuestions },
          });
        const now = clock.now().toISOString();
        return {
          research: [...research, { key: clock.newUid(), question: words, answer: '', updatedAt: now }],
        };
      }),
  }),
);

/** Deletes a question of the person's own with its answer. */
export const deleteResearchQuestion = command(
  'deleteResearchQuestion',
  (companyId: number, key: string, clock: Clock = systemClock) => ({
    label: 'questionDeleted',
    tables: ['companies'],
    clock,
    run: (writer) =>
      editRecord(writer, { table: 'companies', id: companyId, clock }, ({ research }) => {
        const rest = research.filter((one) => one.key !== key || isResearchKey(key));
        return rest.length === research.length ? null : { research: rest };
      }),
  }),
);

const trimmed = (change: AnswerChange): AnswerChange => ({
  ...change,
  answer: change.answer.trim().slice(0, researchLimits.answer),
});

const isSame = (one: Company['research'], other: Company['research']) =>
  one.length === other.length &&
  one.every(({ key, answer }, at) => other[at]?.key === key && other[at].answer === answer);
