import { inDisplayOrder } from '../resume/display-order.ts';
import { letterDate } from './letter-date.ts';
import type { LetterFacts } from './letter-facts.ts';
import type { LetterFieldName } from './letter-field-names.ts';
import { letterGreeting } from './letter-greeting.ts';

type Value = (facts: LetterFacts) => string;

/** What each merge field says: what the person entered, or nothing. */
const letterFields: Readonly<Record<LetterFieldName, Value>> = {
  greeting: letterGreeting,
  'job title': ({ job }) => job.jobTitle,
  company: ({ job, company }) => job.companyName || company?.companyName || '',
  'job location': ({ job }) => job.location,
  'contact name': ({ contact }) => contact?.name ?? '',
  'contact role': ({ contact }) => contact?.role ?? '',
  'my name': ({ resume }) => resume?.resume.name ?? '',
  'my headline': ({ resume }) => resume?.resume.headline ?? '',
  'my location': ({ resume }) => resume?.resume.location ?? '',
  'my phone': ({ resume }) => resume?.resume.phone ?? '',
  'my email': ({ resume }) => resume?.resume.email ?? '',
  'my latest title': (facts) => latestPosition(facts)?.title ?? '',
  'my latest company': (facts) => latestPosition(facts)?.companyName ?? '',
  'my skills': firstSkills,
  today: ({ today, language }) => letterDate(today, language),
};

/** The value of a field as it is in a sentence, on one line; '' when it is not known. */
export function letterValue(name: LetterFieldName, facts: LetterFacts): string {
  return letterFields[name](facts).split(/\s/).filter(Boolean).join(' ');
}

function latestPosition({ resume }: LetterFacts) {
  return resume && inDisplayOrder(resume.experience).find((item) => !item.isHidden);
}

const maxSkills = 3;

function firstSkills({ resume, language }: LetterFacts): string {
  const shown = inDisplayOrder(resume?.skills ?? []).filter(
    (item) => !item.isHidden && item.skillName.trim(),
  );
  const names = shown.slice(0, maxSkills).map((item) => item.skillName.trim());
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
