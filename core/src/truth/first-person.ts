import { formOf, type KnownVerb, knownVerb } from '../writing/verb-forms.ts';
import { isPerson } from './word-lexicon.ts';

/** Longer lines are no sentence of a letter. */
const longest = 240;

/** Words that look like an act and say what somebody is. */
const qualities =
  /^(?:certified|licensed|registered|experienced|skilled|qualified|bilingual|retired|advanced|trained)$/;

/** Behind a verb stands what it is done to: an article, a number, a name, a particle, a plural. */
const objects =
  /^(?:an?|the|my|our|all|each|every|up|out|in|on|off|down|over|with|for|to|at|from|by|as|into|through|between|among|and|or|new|both|more|most|other|daily|weekly|monthly|\d.*|two|three|four|five|six|seven|eight|nine|ten|twelve|\p{Lu}.*|\p{L}{3,}s)$/u;

/**
 * A line of a resume as a sentence in the first person: “Contributed to a migration” is “I contributed to a migration.” '' where the line
 * does not begin with an act, or its tense would have to be guessed in more than one place.
 */
export function firstPersonOf(line: string, { isOver }: { isOver: boolean }): string {
  const text = withoutSigns(line.trim());
  // “12 of them” says of what only in the line before.
  if (text === '' || text.length > longest || /\b(?:them|these|those|this|it)\b/i.test(text)) return '';
  if (/^(?:I|My)\b/.test(text)) return `${text}.`;
  const [first = '', second = '', third = ''] = text.split(/\s+/, 3);
  const verb = knownVerb(first);
  if (
    !verb ||
    qualities.test(first.toLowerCase()) ||
    !(isObject(second) || isCompound(second, third) || isHelp(verb, second))
  )
    return '';
  const { base, forms } = verb;
  const rest = text.slice(first.length);
  if (forms.includes('past')) return `I ${first.toLowerCase()}${rest}.`;
  if (forms.includes('gerund') || hasMoreActs(rest))
    return forms.includes('base') && !isOver ? `I ${base}${rest}.` : '';
  return `I ${isOver ? formOf(base, 'past') : base}${rest}.`;
}

/** Without the signs at the end. */
function withoutSigns(text: string): string {
  let end = text.length;
  while (end > 0 && '.,;:'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function isObject(word: string): boolean {
  const bare = withoutSigns(word);
  if (bare === '' || isPerson(bare.toLowerCase())) return bare !== '' && /s$/.test(bare);
  return objects.test(bare) || /ly$/.test(bare) || word !== bare;
}

/** “Helped choose the software” */
const isHelp = ({ base }: KnownVerb, second: string) =>
  base === 'help' && knownVerb(second)?.forms.includes('base') === true;

/** “Match purchase orders”: a noun before the plural of what is done something to. */
const isCompound = (second: string, third: string) =>
  /^\p{Ll}+$/u.test(second) &&
  !isPerson(second) &&
  /^\p{Ll}{2,}s[,;]?$/u.test(third) &&
  knownVerb(second)?.forms.includes('past') !== true;

/** “… and keep the books”: another act, whose tense would have to change too. */
function hasMoreActs(rest: string): boolean {
  for (const [, word = ''] of rest.matchAll(/(?:\band|\bor|[,;]) (\p{L}+)/gu)) {
    const forms = knownVerb(word)?.forms ?? [];
    if (forms.includes('base') || forms.includes('third')) return true;
  }
  return false;
}
