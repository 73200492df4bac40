import * as z from 'zod/mini';

/** What a place is scored by. */
export const scoreParts = ['money', 'rent', 'pay', 'prices', 'near', 'summer', 'winter', 'dry'] as const;
export type ScorePart = (typeof scoreParts)[number];

/** The most a part can weigh. */
export const maxWeight = 5;

const weight = z._default(z.int().check(z.minimum(0), z.maximum(maxWeight)), 0);

/** How much each part matters to the person, none to five. */
export const ScoreWeights = z.object({
  money: z._default(z.int().check(z.minimum(0), z.maximum(maxWeight)), maxWeight),
  rent: z._default(z.int().check(z.minimum(0), z.maximum(maxWeight)), 2),
  pay: weight,
  prices: weight,
  near: weight,
  summer: weight,
  winter: weight,
  dry: weight,
});
export type ScoreWeights = z.infer<typeof ScoreWeights>;

/** Reads kept weights; what does not read counts as untouched. */
export function readWeights(kept: string): ScoreWeights {
  try {
    return ScoreWeights.parse(JSON.parse(kept || '{}'));
  } catch {
    return ScoreWeights.parse({});
  }
}

/** What a place has of each part; null is not known. */
export type ScoreFigures = Readonly<Record<ScorePart, number | null>>;

/** Which way a part is better: more of it, less of it, or near a temperature in °F. */
const direction: Readonly<Record<ScorePart, 'more' | 'less' | 'cool' | 'mild'>> = {
  money: 'more',
  rent: 'less',
  pay: 'more',
  prices: 'less',
  near: 'less',
  /** July’s mean high: each degree above 80 takes 3 points. */
  summer: 'cool',
  /** January’s mean low: each degree below 32 takes 2 points. */
  winter: 'mild',
  /** Days with rain or snow in a year. */
  dry: 'less',
};

/** One part of a score: 0 to 100 points, or not known. */
export type PartScore = { part: ScorePart; weight: number; points: number | null };

/** The score of a place: null where all weights are zero or nothing that weighs is known. */
export type PlaceScore = { score: number | null; parts: PartScore[]; unknown: ScorePart[] };

/**
 * Scores places by weights. Of money, rent, pay, prices, distance and rain the best of these places has 100 points and
 * the others their share of it; the mean of the points by weight is the score. A part that is not known is left out of
 * the mean and named. Null where all weights are zero: then there is nothing to score by.
 */
export function placeScores(places: readonly ScoreFigures[], weights: ScoreWeights): PlaceScore[] | null {
  const weighing = scoreParts.filter((part) => weights[part] > 0);
  if (weighing.length === 0) return null;
  return places.map((figures) => {
    const parts = weighing.map((part) => ({
      part,
      weight: weights[part],
      points: pointsOf(part, figures[part], places),
    }));
    const known = parts.flatMap(({ points, weight: by }) => (points === null ? [] : [{ points, by }]));
    const total = known.reduce((sum, { by }) => sum + by, 0);
    return {
      score:
        total === 0 ? null : Math.round(known.reduce((sum, { points, by }) => sum + points * by, 0) / total),
      parts,
      unknown: parts.flatMap(({ part, points }) => (points === null ? [part] : [])),
    };
  });
}

function pointsOf(part: ScorePart, value: number | null, places: readonly ScoreFigures[]): number | null {
  if (value === null) return null;
  const way = direction[part];
  if (way === 'cool') return within(100 - Math.max(0, value - 80) * 3);
  if (way === 'mild') return within(100 - Math.max(0, 32 - value) * 2);
  const known = places.flatMap((figures) => figures[part] ?? []);
  const best = way === 'more' ? Math.max(...known) : Math.min(...known);
  // Where even the best is a loss none has points.
  if (way === 'more') return best <= 0 ? 0 : within((value / best) * 100);
  return value <= 0 ? 100 : within((best / value) * 100);
}

const within = (points: number) => Math.round(Math.min(100, Math.max(0, points)));
