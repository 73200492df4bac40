import { expect, test } from 'vitest';
import { labels } from '../../../../test-data/labels.ts';
import type { AskedCareer } from '../../../../test-data/question-labels.ts';
import { careerPerson } from './career-people-test-kit.ts';
import { coachingDocument } from './coaching.ts';
import { counselingDocument } from './counseling.ts';
import { loadCareerTables } from './load-career-tables.ts';

const tables = await loadCareerTables();
const fields = { currentCareer: '', skills: '', interests: '', longTermGoals: '' };

/** The first five occupations that an answer names. */
function firstFive({ career, prompt, coaching }: AskedCareer): string[] {
  const document = coaching
    ? coachingDocument({ ...fields, career, prompt, ...coaching }, careerPerson(), tables)
    : counselingDocument({ career, prompt }, careerPerson(), tables);
  const rows = document.sections.find(({ id }) => id === 'related')?.table?.rows ?? [];
  return rows.slice(0, 5).map(({ cells }) => cells[0] ?? '');
}

const medianOf = (title: string) => {
  const career = [...tables.careers.values()].find((one) => one.title === title);
  return career ? tables.figures(career.soc).median : null;
};

/** What of an answer is not as somebody judged it; nothing where all is. */
function amiss(asked: AskedCareer): string[] {
  const five = firstFive(asked);
  const [some, none] = [new RegExp(asked.some), new RegExp(asked.none)];
  const found = five.filter((title) => some.test(title)).length;
  return [
    ...five.filter((title) => none.test(title)),
    ...(found < asked.atLeast ? [`${found} of ${asked.atLeast}: ${five.join('; ')}`] : []),
  ];
}

test('of questions in other words, drawn when the rules stood, as many are answered as decision 0100 says', () => {
  const drawn = labels('career-people-second-draw');
  const right = drawn.filter((asked) => amiss(asked).length === 0);
  expect(right.length).toBeGreaterThanOrEqual(16);
});

test.each([...labels('career-people'), ...labels('career-people-second-half')])(
  '$who asks “$career”, “$prompt”: what is of use comes first, what was left behind does not come back',
  (asked) => {
    const five = firstFive(asked);
    expect(five.length).toBeGreaterThan(1);
    expect(amiss(asked)).toEqual([]);
    for (const title of five) {
      const median = medianOf(title);
      if (asked.minPay && median !== null) expect(median, title).toBeGreaterThanOrEqual(asked.minPay);
    }
  },
);
