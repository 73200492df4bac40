import { type Fit, fitWords } from './fit.ts';
import { type FitSources, fitOf } from './fit-of.ts';
import type { PreparedResume } from './prepared-resume.ts';

/** The version that fits best: its place in the list, the fit of each, and the requirements that only it meets. */
export type BestVersion = {
  at: number;
  fits: readonly Fit[];
  /** Found in the best and not in the one after it. */
  ahead: readonly string[];
  /** True where no other is as good. */
  isAlone: boolean;
};

/** Which of several own resumes fits a posting best; of equal ones the first in the list. Null for no resumes. */
export function bestVersion({
  resumes,
  ...sources
}: Omit<FitSources, 'resume'> & { resumes: readonly PreparedResume[] }): BestVersion | null {
  const fits = resumes.map((resume) => fitOf({ ...sources, resume }));
  const order = fits.map((_, at) => at).sort((one, other) => compare(fits[other], fits[one]) || one - other);
  const [at, second] = order;
  const best = at === undefined ? undefined : fits[at];
  if (at === undefined || !best) return null;
  const other = second === undefined ? undefined : fits[second];
  const isFound = (fit: Fit | undefined, id: string) =>
    fit?.requirements.some((one) => one.id === id && one.state === 'found') ?? false;
  const ahead = best.requirements
    .filter(({ id, state }) => state === 'found' && !isFound(other, id))
    .map(({ id }) => id);
  return { at, fits, ahead: other ? ahead : [], isAlone: !other || compare(best, other) > 0 };
}

/** By word, then by the share of what counts, then by how much was found of all. */
function compare(one: Fit | undefined, other: Fit | undefined): number {
  const word = (fit: Fit | undefined) => (fit?.word ? fitWords.indexOf(fit.word) : -1);
  const foundOf = (fit: Fit | undefined) =>
    fit?.requirements.filter(({ state }) => state === 'found').length ?? 0;
  return word(one) - word(other) || (one?.share ?? 0) - (other?.share ?? 0) || foundOf(one) - foundOf(other);
}
