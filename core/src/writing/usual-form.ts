import type { BulletContext } from './bullet-context.ts';
import { openingVerb } from './opening-verb.ts';
import { stateVerbs } from './verbs.data.ts';

/** How many of the other lines of a position begin in the past, and how many in the present. */
export function formsOfOthers({ lines, at }: BulletContext): { past: number; present: number } {
  const forms = lines.flatMap((line, index) => {
    const opening = index === at ? undefined : openingVerb(line);
    return opening && !stateVerbs.has(opening.base) ? [opening.forms] : [];
  });
  const past = forms.filter((one) => one.length === 1 && one[0] === 'past').length;
  const present = forms.filter((one) => one.length === 1 && (one[0] === 'base' || one[0] === 'third')).length;
  return { past, present };
}

/** The form that a verb at the start of a line should have; undefined where neither dates nor the other lines tell. */
export function usualForm(context: BulletContext): 'base' | 'past' | undefined {
  const { past, present } = formsOfOthers(context);
  if (context.isHeld === false) return 'past';
  if (context.isHeld === true) return past > present ? 'past' : 'base';
  if (past === present) return undefined;
  return past > present ? 'past' : 'base';
}
