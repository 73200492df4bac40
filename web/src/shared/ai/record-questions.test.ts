import 'fake-indexeddb/auto';
import { beforeAll, expect, test } from 'vitest';
import type { AssistantData } from '@foothold/core/ai/builtin/assistant/assistant-data.ts';
import { loadExampleData } from '../../data/example/example-data.ts';
import { openEmptyData, opened, saved } from '../../data/testing/own-data-test-kit.ts';
import { queryBuiltinData } from './builtin-data.ts';
import { askedOf, recordQuestions, type Verdict, verdictOf } from './record-questions-test-kit.ts';

const draws = ['assistant-questions-third-draw', 'assistant-questions-fourth-draw'] as const;
let data: AssistantData;

beforeAll(async () => {
  await openEmptyData();
  const now = new Date(recordQuestions(draws[0]).now);
  let uid = 0;
  const clock = { now: () => now, newUid: () => `00000000-0000-4000-8000-${String((uid += 1)).padStart(12, '0')}` };
  saved(await loadExampleData(clock));
  data = await queryBuiltinData(opened(), clock, { locale: 'en-US' });
});

test.each(draws)('%s', (file) => {
  const { questions } = recordQuestions(file);
  const ask = askedOf(data, questions);
  const counts: Record<Verdict, number> = { right: 0, partial: 0, declined: 0, wrong: 0 };
  for (const question of questions) {
    const answer = ask(question);
    const verdict = verdictOf(question, answer, data);
    counts[verdict] += 1;
    if (verdict !== 'right' && process.env.SHOW?.includes(file.slice(20, 23)))
      console.log(`${verdict} ${question.id} ${question.after ? `[${question.after}] ` : ''}${question.q}\n   ${answer.text.slice(0, 700).replaceAll('\n', '\n   ')}\n   = ${JSON.stringify(question.right).slice(0, 500)} left=${JSON.stringify(answer.structured.leftOver)} where=${JSON.stringify(answer.structured.query?.where.map(({ field, values, from, to, not }) => [field, ...values, from, to, not]))} ${JSON.stringify(answer.structured.proposals)}`);
  }
  console.log(file, JSON.stringify(counts));
  expect(counts.right).toBeGreaterThan(0);
});
