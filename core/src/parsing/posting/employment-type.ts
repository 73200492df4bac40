import type { JobType } from '../../entities/posting/posting.ts';

/**
 * The job type that a source's own words mean; '' when they name none of the five (docs/spec/readings.md R14). What limits the job
 * most wins: an internship before a contract, a contract or fixed term before full or part time (“Full Time - 12
 * Month Contract” is a contract). “Permanent” alone says nothing about hours and stays ''.
 */
export function parseJobType(text: string): JobType {
  const words = text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[_\-/,.()]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (words === '') return '';
  if (/\b(?:intern|interns|internship|co op|coop|praktikum|stage|stagiaire)\b/.test(words))
    return 'internship';
  if (/\b(?:temporary|temp|seasonal|fixed term|befristet|cdd)\b/.test(words)) return 'temporary';
  if (/\b(?:contract|contractor|subcontractor|freelance|freelancer|independent|b2b|1099|c2c)\b/.test(words)) {
    return /\bpermanent contract\b/.test(words) ? hours(words) : 'contract';
  }
  return hours(words);
}

function hours(words: string): JobType {
  const isFull = /\b(?:full ?time|fulltime|vollzeit|temps plein|tiempo completo)\b|^f$/.test(words);
  const isPart = /\b(?:part ?time|parttime|teilzeit|temps partiel|medio tiempo)\b|^p$/.test(words);
  if (isFull === isPart) return '';
  return isFull ? 'fulltime' : 'parttime';
}
