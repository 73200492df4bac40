import type { Brought } from './career-person.ts';
import type { Career } from './career-tables.ts';
import { type EssentialSkill, essentialSkills } from './career-words.data.ts';

/** What carries over into an occupation, and what it asks that is not there. */
export type Overlap = {
  /** Skills that the person names and the occupation's tasks ask for. */
  own: string[];
  /** Skills that the tasks of both occupations ask for, beyond those. */
  shared: string[];
  /** Words that the tasks of both are about. */
  subjects: string[];
  /** Skills of its tasks that neither the person nor the present occupation has. */
  lacking: string[];
  /** Programs that postings name and the person does not, those in demand first. */
  software: string[];
  /** Essential skills it asks at a clearly higher level than the present occupation, highest first. */
  higher: { skill: EssentialSkill; level: number; from: number }[];
  /** From 0 to 1, for ordering alone. */
  share: number;
};

/** By how much a level must be above another one to be told, on a scale of 0 to 7. */
const clearly = 0.6;

/** Words a skill's name is told by, so that “Medication administration” and the word “medication” are not both said. */
const isSaidBy = (word: string, names: readonly string[]) =>
  names.some((name) => name.toLowerCase().includes(word.slice(0, 6)));

/** What carries over from what a person brings, and from the occupation they come from, into another. */
export function overlapOf(target: Career, from: Career | null, brought: Brought): Overlap {
  const fromTerms = new Set(from?.terms ?? []);
  const own = target.terms.filter((term) => brought.terms.has(term));
  const shared = target.terms.filter((term) => fromTerms.has(term) && !own.includes(term));
  const words = target.words.filter(
    (word) => from?.words.includes(word) && !isSaidBy(word, [...own, ...shared]),
  );
  const lacking = target.terms.filter((term) => !own.includes(term) && !fromTerms.has(term));
  const software = target.software.filter(
    (name) => !from?.software.includes(name) && !knowsSoftware(name, brought),
  );
  const higher = essentialSkills.flatMap((skill, at) => {
    const [asked, had] = [target.essential[at], from?.essential[at]];
    if (!asked || !had || asked.importance < 3 || asked.level < had.level + clearly) return [];
    return [{ skill, level: asked.level, from: had.level }];
  });
  const all = target.terms.length + target.words.length;
  const met = own.length + shared.length + words.length;
  return {
    own,
    shared,
    subjects: words,
    lacking,
    software,
    higher: higher.sort((a, b) => b.level - b.from - (a.level - a.from)),
    share: all === 0 ? 0 : met / all,
  };
}

/** Whether a person names a program; “Microsoft Excel” is there where a resume says “Excel”. */
export function knowsSoftware(name: string, { words, terms }: Brought): boolean {
  if (terms.has(name)) return true;
  const own = name
    .toLowerCase()
    .split(/[^a-z0-9+#]+/)
    .filter((word) => word.length > 2 && !['microsoft', 'software', 'adobe', 'google', 'the'].includes(word));
  return own.length > 0 && own.every((word) => words.has(word));
}
