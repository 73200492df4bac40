import { titleWords } from '../../../search/title-words.ts';
import { typedPay } from '../../../search/typed-pay.ts';

/** What a long-term goal is about, by its words. */
export const careerGoals = [
  'lead',
  'school',
  'remote',
  'hours',
  'body',
  'stable',
  'pay',
  'own-business',
  'near-home',
  'retire',
] as const;
export type CareerGoal = (typeof careerGoals)[number];

/** A sentence of the goals: what it is about, and the pay it names; null pay where it names none. */
export type ReadGoal = { quote: string; goals: readonly CareerGoal[]; pay: number | null };

const words: Readonly<Record<CareerGoal, string>> = {
  lead: 'lead manage manager management supervisor supervise director head leadership promotion promoted foreman',
  school: 'degree school study college university certificate certification bachelor master learn training',
  remote: 'remote remotely telework telecommute anywhere hybrid',
  hours:
    'hours weekend night nights evening evenings shift balance family kid part-time flexible schedule parttime',
  body: 'physical back knee knees body lifting heavy feet pain standing injury tired',
  stable: 'stable stability secure security steady benefit insurance pension layoff',
  pay: 'pay money salary earn income raise wage debt',
  'own-business': 'business self-employed freelance contractor startup entrepreneur',
  'near-home': 'near close local commute commuting nearby',
  retire: 'retire retirement retiring',
};

const goalOf = new Map(
  careerGoals.flatMap((goal) => words[goal].split(' ').map((word) => [word, goal] as const)),
);
const maxGoals = 8;

/** Reads long-term goals sentence by sentence. */
export function readGoals(text: string): ReadGoal[] {
  return text
    .slice(0, 5000)
    .split(/[\n;]|[.!?](?:\s|$)/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, maxGoals)
    .map((quote) => {
      const pay = typedPay(quote);
      const found = titleWords(quote).flatMap((word) => goalOf.get(word) ?? []);
      // “home every night” is no remote work, “from home” is.
      const home = /\bfrom home\b/i.test(quote) ? ['remote' as const] : [];
      const goals = [...new Set([...found, ...home, ...(pay ? ['pay' as const] : [])])];
      return { quote, goals, pay: pay?.currency === 'USD' ? pay.least : null };
    });
}
