import { jobSources } from '../entities/job/job.ts';
import { jobTypes } from '../entities/posting/posting.ts';
import { parseJobType } from '../parsing/posting/employment-type.ts';
import { foldText } from '../text/company-name.ts';

/** Stored values and their labels. */
export type Choice = Readonly<Record<string, string>>;

/** The stored value that a word of a file means: by value, label, or the words postings use; null for none of them. */
export function importedChoice(text: string, choices: Choice): string | null {
  const word = text.trim();
  if (word === '') return '';
  if (Object.hasOwn(choices, word)) return word;
  const folded = squeezed(word);
  const found = Object.entries(choices).find(
    ([value, label]) => squeezed(value) === folded || squeezed(label) === folded,
  );
  if (found) return found[0];
  return choices === jobTypes ? parseJobType(word) || null : null;
}

/** Where a job was found. A site that is not on the list is Other, and `note` keeps its name. */
export function importedSource(text: string, note: (name: string) => void): string {
  if (text.trim() === '') return '';
  const known = importedChoice(text.replace(/\.com$/i, ''), jobSources);
  if (known) return known;
  const folded = squeezed(text);
  if (folded.includes('linkedin')) return 'linked-in';
  if (folded.includes('indeed')) return 'indeed';
  if (folded.includes('adzuna')) return 'adzuna';
  if (/referr|referred/.test(folded)) return 'referral';
  note(text);
  return /website|online|careerpage|careerspage|companysite|internet/.test(folded) ? 'online' : 'other';
}

const squeezed = (text: string) => foldText(text).replaceAll(' ', '');
