import { describe, expect, test } from 'vitest';
import { placeScores, readWeights, type ScoreFigures, ScoreWeights } from './place-score.ts';

const none: ScoreFigures = {
  money: null,
  rent: null,
  pay: null,
  prices: null,
  near: null,
  summer: null,
  winter: null,
  dry: null,
};
const noWeight = { money: 0, rent: 0, pay: 0, prices: 0, near: 0, summer: 0, winter: 0, dry: 0 };

describe('the score', () => {
  test('is the mean of its parts by weight, each with its points', () => {
    const places = [
      { ...none, money: 240_000, rent: 150_000, summer: 90 },
      { ...none, money: 180_000, rent: 120_000, summer: 78 },
    ];
    const scores = placeScores(places, { ...noWeight, money: 3, rent: 1, summer: 2 });
    // 3 x 100 + 1 x 80 + 2 x 70 of 6; 3 x 75 + 100 + 2 x 100 of 6.
    expect(scores?.map(({ score }) => score)).toEqual([87, 88]);
    expect(scores?.[0]?.parts).toEqual([
      { part: 'money', weight: 3, points: 100 },
      { part: 'rent', weight: 1, points: 80 },
      { part: 'summer', weight: 2, points: 70 },
    ]);
  });

  test('leaves out what is not known, and names it: unknown is not zero', () => {
    const places = [
      { ...none, money: 200_000, rent: null },
      { ...none, money: 100_000, rent: 90_000 },
    ];
    const scores = placeScores(places, { ...noWeight, money: 1, rent: 1 });
    expect(scores?.map(({ score, unknown }) => ({ score, unknown }))).toEqual([
      { score: 100, unknown: ['rent'] },
      { score: 75, unknown: [] },
    ]);
  });

  test('is none where nothing that weighs is known', () => {
    expect(placeScores([none], { ...noWeight, dry: 2 })?.[0]?.score).toBeNull();
  });

  test('is refused where all weights are zero', () => {
    expect(placeScores([none, none], noWeight)).toBeNull();
  });

  test('a loss has no points, and the only one that has something has all', () => {
    const scores = placeScores(
      [
        { ...none, money: -5000 },
        { ...none, money: 10_000 },
      ],
      { ...noWeight, money: 1 },
    );
    expect(scores?.map(({ score }) => score)).toEqual([0, 100]);
    const losses = placeScores(
      [
        { ...none, money: -5000 },
        { ...none, money: -10_000 },
      ],
      { ...noWeight, money: 1 },
    );
    expect(losses?.map(({ score }) => score)).toEqual([0, 0]);
  });

  test('mild winters and cool summers by degrees', () => {
    const [score] =
      placeScores([{ ...none, winter: 22, summer: 80 }], { ...noWeight, winter: 1, summer: 1 }) ?? [];
    expect(score?.parts.map(({ points }) => points)).toEqual([100, 80]);
  });
});

test('kept weights are read again; what does not read counts as untouched', () => {
  const kept = { ...noWeight, near: 4 };
  expect(readWeights(JSON.stringify(kept))).toEqual(kept);
  for (const broken of ['', 'x', '{"near":9}', '{"near":-1}', '{"left":2.5}'])
    expect(readWeights(broken), broken).toEqual(ScoreWeights.parse({}));
});
