import { readMailText } from '../parsing/mail/mail-text.ts';

/**
 * What the history of a job keeps of a pasted mail, whether or not it was understood: its subject, whom it is from and when it
 * was sent as its head says it, and its text without what it quotes. A mail that is all quote, as a forwarded one, is kept whole.
 */
export function mailNote(pasted: string): string {
  const { subject, from, date, body } = readMailText(pasted);
  if (body === '') return pasted.replace(/\r\n?/g, '\n').trim();
  const head = [subject, [from, date].filter(Boolean).join(' · ')].filter(Boolean);
  return [...head, ...(head.length > 0 ? [''] : []), body].join('\n');
}
