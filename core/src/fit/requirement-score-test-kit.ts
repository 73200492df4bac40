import type { LabelledRequirements } from '../../test-data/labels.ts';
import type { PostingRequirements, Requirement } from './requirement.ts';

/** How many of what was found and of what was labelled are right; `bySentence` counts words of a sentence that was labelled so. */
export type Score = {
  found: number;
  right: number;
  bySentence: number;
  labelled: number;
  met: number;
  misses: string[];
};

/** Skills, manners and what no table knows are one kind here: a person tells them apart no better. */
const families: Readonly<Record<string, string>> = {
  skill: 'ability',
  manner: 'ability',
  other: 'ability',
  certificate: 'credential',
  licence: 'credential',
};
const familyOf = (kind: string) => families[kind] ?? kind;

type Span = { start: number; end: number };
const meet = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

function placesOf(text: string, words: string): Span[] {
  const places: Span[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    places.push({ start: at, end: at + words.length });
  return places;
}

/** Everything a reading says is asked, where the posting repeats itself once for each place. */
function spansOf(requirement: Requirement): { mark: Span; sentence: Span }[] {
  const { mark, start, end } = requirement.quote;
  const again = requirement.again.map((place) => ({
    mark: place,
    sentence: { start: place.start - 60, end: place.end + 60 },
  }));
  return [{ mark, sentence: { start, end } }, ...again];
}

/** Years are asked with the work they are of: a label for that work is met by them. */
function spanFor(requirement: Requirement, mark: Span, family: string, text: string): Span | null {
  if (familyOf(requirement.kind) === family) return mark;
  if (requirement.kind !== 'years' || family !== 'ability' || requirement.field === '') return null;
  const at = text.indexOf(requirement.field.slice(0, 12), mark.end);
  return at < 0 ? null : { start: mark.end, end: at + requirement.field.length };
}

/** Compares what was read of a posting with what a person read. */
export function scoreOf(
  { id, asks }: LabelledRequirements,
  { text, requirements }: PostingRequirements,
): Score {
  const labels = asks.map(([kind, , words]) => ({
    family: familyOf(kind),
    words,
    places: placesOf(text, words),
  }));
  const found = requirements.filter(({ quote, kind }) => quote.from === 'text' && kind !== 'pay');
  const score: Score = { found: 0, right: 0, bySentence: 0, labelled: labels.length, met: 0, misses: [] };
  for (const requirement of found)
    for (const { mark, sentence } of spansOf(requirement)) {
      const own = labels.filter(({ family }) => family === familyOf(requirement.kind));
      const isRight = own.some(({ places }) => places.some((place) => meet(place, mark)));
      const isNear = own.some(({ places }) => places.some((place) => meet(place, sentence)));
      score.found += 1;
      score.right += Number(isRight);
      score.bySentence += Number(isNear);
      if (!isNear)
        score.misses.push(`${id}: ${requirement.kind} “${text.slice(mark.start, mark.end)}” is none`);
    }
  for (const { family, words, places } of labels) {
    const isMet = found.some((requirement) =>
      spansOf(requirement).some(({ mark }) => {
        const span = spanFor(requirement, mark, family, text);
        return span !== null && places.some((place) => meet(place, span));
      }),
    );
    score.met += Number(isMet);
    if (!isMet) score.misses.push(`${id}: ${family} “${words}” was not read`);
  }
  return score;
}

/** All scores together. */
export function summed(scores: readonly Score[]): Score {
  const sum = (pick: (score: Score) => number) => scores.reduce((all, score) => all + pick(score), 0);
  return {
    ...{
      found: sum((one) => one.found),
      right: sum((one) => one.right),
      bySentence: sum((one) => one.bySentence),
    },
    ...{
      labelled: sum((one) => one.labelled),
      met: sum((one) => one.met),
      misses: scores.flatMap(({ misses }) => misses),
    },
  };
}
