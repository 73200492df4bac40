import { placedWords } from '../fit/placed-words.ts';
import type { Requirement } from '../fit/requirement.ts';
import { codeOf } from '../text/messages.ts';
import { competencesIn } from './competence.ts';
import type { DrawnBecause, DrawnQuestion } from './practice-question.ts';
import { requirementQuestionTexts } from './requirement-questions.messages.ts';
import { requirementTemplates } from './requirement-templates.ts';

/** A question a posting gives rise to, with what it was made from: no two of one `from` are in a session. */
export type RequirementQuestion = DrawnQuestion & { from: string; template: string };

const longestLabel = 90;

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
  const asked = inSentence(label, requirement);
  return templatesOf(templateOf(requirement)).map(({ name, kind, competence, text }) => ({
    text: text.replace('{}', () => asked),
    message: codeOf(requirementQuestionTexts(name, text.includes('{}') ? { asked } : undefined)),
    kind,
    competence: spoken ?? competence,
    because: becauseAsked(requirement),
    from: requirement.id,
    template: text,
  }));
}

const templatesOf = (of: string) => requirementTemplates().filter((template) => template.of === of);

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
