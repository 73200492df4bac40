import { expect, test } from 'vitest';
import { labels } from '../../../../test-data/labels.ts';
import { besideTheCoach } from './coach-beside.ts';
import { labelledMarket, labelledSearches } from './coach-market-test-kit.ts';
import { builtinSearchCoach } from './search-coach.ts';
import { typedSearch } from './searches-meant.ts';

const [head, ...rows] = labels('coach-questions');
if (!head || !('searches' in head))
  throw new Error('coach-questions has no saved searches in its first line.');
const own = labelledSearches(head);
const questions = rows.flatMap((row) => ('q' in row ? [row] : []));

/** The sentences before the report, and what they are about. */
async function firstSentences(question: string): Promise<{ text: string; about: readonly string[] }> {
  if (typedSearch(question, own) === '') {
    const beside = besideTheCoach(question);
    if (beside) return { text: beside.text, about: [] };
  }
  const count = labelledMarket(head as Parameters<typeof labelledMarket>[0]);
  const { text, structured } = await builtinSearchCoach({ question, searches: own, count, rates: null });
  return { text: text.split('## ')[0] ?? '', about: structured.lead?.about ?? [] };
}

test.each(questions)(
  '$id “$q” is answered in the first sentences',
  async ({ q, search: [first = '', ...more], says, wrong }) => {
    const { text, about } = await firstSentences(q);
    expect(text).not.toBe('');
    for (const one of says) expect(text).toContain(one);
    for (const one of wrong) expect(text).not.toContain(one);
    // Where several are as likely, the answer names them and asks.
    const meant = first === 'none' ? [] : first === 'which' ? says : [first, ...more];
    expect([...about].sort()).toEqual([...meant].sort());
  },
);
