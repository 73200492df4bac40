import type { Career } from './career-tables.ts';
import { type CareerTrait, traitRules } from './career-traits.data.ts';

const strong = 4.5;
const partsOf = (codes: string) => codes.split(' ').filter(Boolean);
const rules = new Map(
  Object.entries(traitRules).map(([name, rule]) => [
    name,
    { ...rule, has: partsOf(rule.has), not: partsOf(rule.not ?? '') },
  ]),
);

/** Whether an occupation has a trait, by our own table. */
export function hasTrait({ code, title, interests }: Career, trait: CareerTrait): boolean {
  const rule = rules.get(trait);
  if (!rule || rule.never?.test(title)) return false;
  if (rule.titles?.test(title)) return true;
  if (rule.interest !== undefined && (interests[rule.interest] ?? 0) >= strong) return true;
  const isBegun = (codes: readonly string[]) => codes.some((begin) => code.startsWith(begin));
  return isBegun(rule.has) && !isBegun(rule.not);
}

/** What wears out the most in trades that have it; who is burned out flees it. */
const wearing: readonly CareerTrait[] = [
  'patients',
  'classroom',
  'kitchen',
  'road',
  'customers',
  'emergency',
  'selling',
  'coding',
  'heavy',
];

/** Whether a trait is one that wears people out. */
export const isWearing = (trait: CareerTrait) => wearing.includes(trait);

/** What an occupation's days are made of that wears people out; none where our table knows none. */
export const wearOf = (career: Career): CareerTrait[] =>
  wearing.filter((trait) => hasTrait(career, trait)).slice(0, 2);
