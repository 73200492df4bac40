import {
  maxWeight,
  type PlaceScore,
  type ScorePart,
  type ScoreWeights,
  scoreParts,
} from '@foothold/core/money/place-score.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { Fragment } from 'react';
import { Card, CardHead } from '../../../ui/card.tsx';
import { token } from '../../../ui/tokens.ts';

type Props = {
  weights: ScoreWeights;
  onWeigh: (part: ScorePart, weight: number) => void;
  /** The places that have a score, with their names; null where all weights are zero. */
  scores: readonly { name: string; score: PlaceScore }[] | null;
};

/** What matters to the person, by sliders, and the score of each place with the points of its parts. */
export function WeightsCard({ weights, onWeigh, scores }: Props) {
  const { t } = useLingui();
  const labels: Record<ScorePart, string> = {
    money: t`Money left`,
    rent: t`Low rent`,
    pay: t`High pay`,
    prices: t`Low prices`,
    near: t`Near home`,
    summer: t`Cool summers`,
    winter: t`Mild winters`,
    dry: t`Dry days`,
  };
  const words = (weight: number) => (weight === 0 ? t`does not count` : t`weighs ${weight} of ${maxWeight}`);
  return (
    <Card aria-labelledby="weights" sx={{ overflow: 'hidden' }}>
      <CardHead sx={{ minHeight: 48 }}>
        <Box component="h2" id="weights" sx={{ margin: 0, fontSize: '0.9375rem', fontWeight: 620 }}>
          <Trans>What matters to you</Trans>
        </Box>
      </CardHead>
      <Box
        sx={{
          display: 'grid',
          padding: '0 16px 8px',
          gridTemplateColumns: '112px minmax(0, 1fr) 20px',
          alignItems: 'center',
          columnGap: '16px',
        }}
      >
        {scoreParts.map((part) => (
          <Fragment key={part}>
            <Box sx={{ fontSize: '0.875rem' }}>{labels[part]}</Box>
            <Slider
              size="small"
              min={0}
              max={maxWeight}
              step={1}
              marks
              value={weights[part]}
              aria-label={labels[part]}
              getAriaValueText={words}
              onChange={(_event, value) => onWeigh(part, Number(value))}
              sx={{ color: token('accent'), minHeight: 24 }}
            />
            <Box sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums', color: token('text-2') }}>
              {weights[part]}
            </Box>
          </Fragment>
        ))}
      </Box>
      <Box
        sx={{
          borderBlockStart: `1px solid ${token('line')}`,
          padding: '10px 16px',
          fontSize: '0.8125rem',
          lineHeight: '18px',
          color: token('text-2'),
        }}
      >
        {scores === null ? (
          <Box role="alert" sx={{ color: token('warn') }}>
            <Trans>All weights are zero, so there is nothing to score by. Give at least one a weight.</Trans>
          </Box>
        ) : (
          <>
            {scores.map(({ name, score }, at) => (
              // Two places can have the same name.
              <Box key={`${at} ${name}`} sx={{ marginBlockEnd: '6px' }}>
                <Box component="strong" sx={{ color: token('text'), fontWeight: 570 }}>
                  {name}:{' '}
                  {score.score === null ? <Trans>not known</Trans> : <Trans>{score.score} of 100</Trans>}
                </Box>
                <Box>
                  {score.parts
                    .map(({ part, weight, points }) =>
                      points === null
                        ? t`${labels[part]} not known`
                        : t`${labels[part]} ${points} × ${weight}`,
                    )
                    .join(' · ')}
                </Box>
              </Box>
            ))}
            <Trans>
              The best of these places has 100 points for a part, the others their share of it. A summer loses
              3 points for each degree above 80 °F in July, a winter 2 for each below 32 °F in January. What
              is not known is left out.
            </Trans>
          </>
        )}
      </Box>
    </Card>
  );
}
