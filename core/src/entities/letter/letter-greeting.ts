import type { LetterFacts } from './letter-facts.ts';
import { letterWords } from './letter-words.data.ts';

/** The salutation by what is known: a person by the whole name, else the team of the company, else the team. */
export function letterGreeting({ job, company, contact, language }: LetterFacts): string {
  const words = letterWords[language.toLowerCase().split('-')[0] ?? ''] ?? letterWords.en;
  const name = contact?.name.trim();
  if (name) return words.person.replace('{name}', () => name);
  const employer = job.companyName.trim() || company?.companyName.trim();
  return employer ? words.team.replace('{company}', () => employer) : words.nobody;
}
