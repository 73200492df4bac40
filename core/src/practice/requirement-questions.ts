import { placedWords } from '../fit/placed-words.ts';
import type { Requirement } from '../fit/requirement.ts';
import { type Competence, competencesIn } from './competence.ts';
import type { DrawnBecause, DrawnQuestion, QuestionKind } from './practice-question.ts';
import { requirementQuestions } from './requirement-questions.data.ts';

/** A question a posting gives rise to, with what it was made from: no two of one `from` stand in a session. */
export type RequirementQuestion = DrawnQuestion & { from: string; template: string };

type Template = { code: string; kind: QuestionKind; competence: Competence; text: string };

const letters: Readonly<Record<string, QuestionKind>> = {
  B: 'behavioural',
  S: 'situational',
  T: 'technical',
};
const longestLabel = 90;

let made: ReadonlyMap<string, readonly Template[]> | null = null;

/** What catalogs call the questions: `requirement-questions.skill-1`. */
export const requirementArea = 'requirement-questions';

function templates(): ReadonlyMap<string, readonly Template[]> {
  if (made) return made;
  const read = new Map<string, Template[]>();
  for (const row of requirementQuestions.split('\n').filter(Boolean)) {
    const [name = '', of = '', letter = '', competence = '', text = ''] = row
      .split('|')
      .map((part) => part.trim());
    const code = `${requirementArea}.${name}`;
    const kind = letters[letter] ?? 'behavioural';
    read.set(of, [...(read.get(of) ?? []), { code, kind, competence: competence as Competence, text }]);
  }
  made = read;
  return read;
}

/** Why a requirement brings a question. */
export function becauseAsked(requirement: Requirement): DrawnBecause {
  const { level, quote } = requirement;
  return { what: 'asks', level, label: askedFor(requirement), quote: quote.text.trim() };
}

/** The folded words of what is asked for. */
export function wordsAsked(requirement: Requirement): ReadonlySet<string> {
  return new Set(placedWords(requirement.label).map(({ word }) => word));
}

/** All questions that a requirement gives rise to; none for what is no matter of an interview. */
export function questionsOfRequirement(requirement: Requirement): RequirementQuestion[] {
  const label = askedFor(requirement);
  if (label === '' || label.length > longestLabel) return [];
  if (requirement.kind === 'degree' && requirement.degree === 'school') return [];
  const [spoken] = requirement.kind === 'manner' ? competencesIn(label) : [];
  return (templates().get(templateOf(requirement)) ?? []).map(({ code, kind, competence, text }) => ({
    text: text.replace('{}', () => inSentence(label, requirement)),
    message: { code, ...(text.includes('{}') && { values: { asked: inSentence(label, requirement) } }) },
    kind,
    competence: spoken ?? competence,
    because: becauseAsked(requirement),
    from: requirement.id,
    template: text,
  }));
}

function templateOf(requirement: Requirement): string {
  const { kind } = requirement;
  if (kind === 'condition') return `condition-${requirement.condition}`;
  if (kind === 'workplace') return `workplace-${requirement.workplace}`;
  if ((kind === 'certificate' || kind === 'licence') && requirement.isLaterEnough) return `${kind}-later`;
  // Who drives to work is asked about driving, not about the law of it.
  return requirement.label === 'Driver license' ? 'condition-driving' : kind;
}

/** The label without what ends its clause. */
function askedFor({ label }: Requirement): string {
  return label.trim().replace(/[.;:,]$/, '');
}

/** “Acute care” as “acute care”; names such as Docker, and the posting's own words, stay as they are. */
function inSentence(label: string, { kind }: Requirement): string {
  const [first = '', second = ''] = label.split(' ');
  const isName =
    second === '' || second === 'or' || /^\P{Ll}/u.test(second) || /\P{Ll}/u.test(first.slice(1));
  return isName || kind === 'manner' || kind === 'other'
    ? label
    : first.toLowerCase() + label.slice(first.length);
}

/** The texts of all such questions by their code, with `{asked}` for what is asked for. */
export const requirementTexts = (): [code: string, text: string][] =>
  [...templates().values()].flat().map(({ code, text }) => [code, text.replace('{}', '{asked}')]);
