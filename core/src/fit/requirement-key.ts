import type { Requirement } from './requirement.ts';

/** What makes two requirements one: the same ask at the same level of detail. */
export function requirementKey(requirement: Requirement): string {
  if (requirement.kind === 'other') return `other ${requirement.words.join(' ')}`;
  if (requirement.kind === 'years') return `years ${requirement.min} ${requirement.field.toLowerCase()}`;
  if (requirement.kind === 'degree') return `degree ${requirement.degree} ${requirement.fields.join(' ')}`;
  if (requirement.kind === 'condition')
    return `condition ${requirement.condition} ${requirement.quote.text.toLowerCase()}`;
  if (requirement.kind === 'manner') return `manner ${requirement.terms.join('|')}`;
  if ('words' in requirement && requirement.terms.length === 0)
    return `${requirement.kind} ${requirement.words.join(' ')}`;
  if ('terms' in requirement) return `${requirement.kind} ${[...requirement.terms].sort().join('|')}`;
  if (requirement.kind === 'language') return `language ${requirement.languages.join(' ')}`;
  if (requirement.kind === 'authorization') return `authorization ${requirement.ask}`;
  return `${requirement.kind} ${requirement.label}`;
}
