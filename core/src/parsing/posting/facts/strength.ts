import type { Clause } from './clauses.ts';

/** Words that make what stands before them an advantage, not a demand. */
const wishBehind =
  /\b(?:preferred|prefer|a (?:big |huge |strong |definite )?plus|bonus|desired|desirable|nice to have|an asset|advantage|advantageous|beneficial|helpful|optional|welcome|welcomed|considered|wünschenswert|von vorteil)\b/;
/** Words that do so for what follows. */
const wishBefore =
  /\b(?:preferred|prefer|preferably|preference|bonus|desired|desirable|nice to have|ideally|ideal|optional|idealerweise)\b/;
const demandWords =
  /\b(?:required|require|requires|requirement|requirements|must|mandatory|minimum|essential|needed|necessary|zwingend|voraussetzung|erforderlich)\b/;
/** Words that deny a demand. */
const denials =
  /\b(?:may be (?:required|needed|necessary)|not (?:a )?(?:required|require|necessary|needed|requirement|mandatory|essential)|no need|\bfor (?:assignment to )?certain (?:positions|assignments|roles)|(?:isn't|aren't|don't|doesn't|does not|do not) (?:need|require|required|needed)|nicht erforderlich)\b/;

/** Whether the clause denies a demand (“a degree is not required”). */
export function isDenied(lower: string): boolean {
  return denials.test(lower);
}

/**
 * Whether what stands from `from` to `to` in a clause is required. The nearest word behind it decides (“Bachelor's
 * required, Master's preferred”), else one before it (“ideally with a degree”), else the heading above.
 */
export function isRequiredAt(clause: Clause, from: number, to: number, end = clause.lower.length): boolean {
  const behind = phraseBehind(clause.lower.slice(to, end));
  const wish = wishBehind.exec(behind)?.index ?? Number.POSITIVE_INFINITY;
  const demand = demandWords.exec(behind)?.index ?? Number.POSITIVE_INFINITY;
  if (wish < demand) return /\b(?:or|but) preferred\b/.test(behind) ? clause.part !== 'wishes' : false;
  if (demand < wish) return true;
  const before = clause.lower.slice(lastBreak(clause.lower, from), from);
  if (wishBefore.test(before)) return false;
  return clause.part !== 'wishes' || demandWords.test(before);
}

/** What belongs to the words before it: to the end of the sentence or to a bracket that speaks of something else. */
function phraseBehind(rest: string): string {
  const stop = rest.indexOf('. ');
  const sentence = stop < 0 ? rest : rest.slice(0, stop);
  const bracket = sentence.indexOf('(');
  const isApart =
    bracket >= 0 &&
    !/^\((?:strongly |highly )?(?:preferred|required|desired|optional|a plus|nice)/.test(
      sentence.slice(bracket),
    );
  return isApart
    ? sentence.slice(0, bracket) + sentence.slice(sentence.indexOf(')', bracket) + 1 || sentence.length)
    : sentence;
}

/** The start of the phrase that a place stands in. */
function lastBreak(lower: string, place: number): number {
  const bracket = lower.lastIndexOf(')', place - 1);
  const sign = Math.max(lower.lastIndexOf(',', place - 1), lower.lastIndexOf('(', place - 1));
  // A comma close before belongs to the same list.
  const start = place - sign < 15 ? 0 : sign + 1;
  return Math.max(start, bracket + 1);
}
