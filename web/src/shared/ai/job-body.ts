import { htmlToText } from '@foothold/core/entities/posting/posting-text.ts';
import type { AskingPosting } from '@foothold/core/fit/requirement.ts';

/** The longest posting that a call takes. */
const longest = 100_000;

/** A posting as the calls take it: who, what, and its text without markup. */
export function jobBody({
  title,
  company = '',
  text,
}: Pick<AskingPosting, 'title' | 'company' | 'text'>): object {
  return {
    companyName: company.slice(0, 500),
    jobTitle: title.slice(0, 500),
    jobDescription: (text.includes('<') ? htmlToText(text) : text).slice(0, longest),
  };
}
