import { anyoneBehavioural } from './bank/anyone-behavioural.data.ts';
import { anyoneSituational } from './bank/anyone-situational.data.ts';
import { careQuestions, nursingQuestions } from './bank/health.data.ts';
import { officeQuestions } from './bank/office.data.ts';
import { changerQuestions, managementQuestions, newGraduateQuestions } from './bank/people.data.ts';
import { foodQuestions, retailQuestions } from './bank/service.data.ts';
import { engineeringQuestions, softwareQuestions } from './bank/software.data.ts';
import { teachingQuestions } from './bank/teaching.data.ts';
import { tradeQuestions } from './bank/trades.data.ts';
import { drivingQuestions, warehouseQuestions } from './bank/transport.data.ts';
import type { Competence } from './competence.ts';
import type { BankQuestion, CareerStep, OccupationGroup, QuestionKind } from './practice-question.ts';

const kinds: Readonly<Record<string, QuestionKind>> = {
  B: 'behavioural',
  S: 'situational',
  T: 'technical',
};

let made: readonly BankQuestion[] | null = null;

/** All questions of the bank; read once. */
export function questionBank(): readonly BankQuestion[] {
  made ??= [
    ...read('done', anyoneBehavioural),
    ...read('would-do', anyoneSituational),
    ...read('nursing', nursingQuestions, 'nursing'),
    ...read('care', careQuestions, 'care'),
    ...read('teaching', teachingQuestions, 'teaching'),
    ...read('driving', drivingQuestions, 'driving'),
    ...read('warehouse', warehouseQuestions, 'warehouse'),
    ...read('trades', tradeQuestions, 'trades'),
    ...read('retail', retailQuestions, 'retail'),
    ...read('food', foodQuestions, 'food'),
    ...read('office', officeQuestions, 'office'),
    ...read('software', softwareQuestions, 'software'),
    ...read('engineering', engineeringQuestions, 'engineering'),
    ...read('management', managementQuestions, 'management', 'leading'),
    ...read('first-job', newGraduateQuestions, null, 'first-job'),
    ...read('changing', changerQuestions, null, 'changing'),
  ];
  return made;
}

function read(
  part: string,
  rows: string,
  group: OccupationGroup | null = null,
  step: CareerStep = '',
): BankQuestion[] {
  return rows
    .split('\n')
    .filter(Boolean)
    .map((row) => {
      const [name = '', kind = '', competence = '', terms = '', text = ''] = row
        .split('|')
        .map((part) => part.trim());
      return {
        name: `${part}-${name}`,
        text,
        kind: kinds[kind] ?? 'behavioural',
        competence: competence as Competence,
        terms: terms.split(', ').filter(Boolean),
        group,
        step,
      };
    });
}
