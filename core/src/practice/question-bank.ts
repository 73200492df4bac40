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
    ...read(anyoneBehavioural),
    ...read(anyoneSituational),
    ...read(nursingQuestions, 'nursing'),
    ...read(careQuestions, 'care'),
    ...read(teachingQuestions, 'teaching'),
    ...read(drivingQuestions, 'driving'),
    ...read(warehouseQuestions, 'warehouse'),
    ...read(tradeQuestions, 'trades'),
    ...read(retailQuestions, 'retail'),
    ...read(foodQuestions, 'food'),
    ...read(officeQuestions, 'office'),
    ...read(softwareQuestions, 'software'),
    ...read(engineeringQuestions, 'engineering'),
    ...read(managementQuestions, 'management', 'leading'),
    ...read(newGraduateQuestions, null, 'first-job'),
    ...read(changerQuestions, null, 'changing'),
  ];
  return made;
}

function read(rows: string, group: OccupationGroup | null = null, step: CareerStep = ''): BankQuestion[] {
  return rows
    .split('\n')
    .filter(Boolean)
    .map((row) => {
      const [kind = '', competence = '', terms = '', text = ''] = row.split('|').map((part) => part.trim());
      return {
        text,
        kind: kinds[kind] ?? 'behavioural',
        competence: competence as Competence,
        terms: terms.split(', ').filter(Boolean),
        group,
        step,
      };
    });
}
