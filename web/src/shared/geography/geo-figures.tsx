import type { GeoFact } from '@foothold/core/geography/geo.ts';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useNumbers } from '../../ui/hooks/use-numbers.ts';
import { token } from '../../ui/tokens.ts';

/** What the keys of figures are called. */
export function useFigureLabels(): (key: GeoFact['key']) => string {
  const { t } = useLingui();
  const labels: Record<GeoFact['key'], string> = {
    'median-rent': t`Median rent`,
    'median-home-value': t`Median home value`,
    'median-household-income': t`Median household income`,
    'per-capita-income': t`Income per person`,
    'median-age': t`Median age`,
    'poverty-rate': t`Below the poverty line`,
    'bachelors-or-higher': t`Bachelor’s degree or higher`,
    'median-wage-all': t`Median wage, all occupations`,
    'median-wage': t`Median wage`,
    'wage-p10': t`A tenth earn less than`,
    'wage-p90': t`A tenth earn more than`,
    employment: t`Jobs today`,
    'employment-change': t`Expected change in jobs`,
    'annual-openings': t`Openings a year`,
  };
  return (key) => labels[key];
}

/** Figures with what they are of, and below them who publishes them and of which year. */
export function GeoFigures({ facts }: { facts: readonly GeoFact[] }) {
  const label = useFigureLabels();
  const { figure } = useNumbers();
  const sources = [...new Set(facts.map(sourceOf))];
  return (
    <>
      <Box
        component="dl"
        sx={{
          margin: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
          columnGap: '24px',
        }}
      >
        {facts.map((fact) => (
          <Box
            key={`${fact.key} ${fact.area}`}
            sx={{
              display: 'flex',
              alignItems: 'baseline',
              columnGap: '12px',
              paddingBlock: '9px',
              borderBlockEnd: `1px solid ${token('line')}`,
            }}
          >
            <Box component="dt" sx={{ flexGrow: 1, minWidth: 0, color: token('text-2') }}>
              {label(fact.key)}
              <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: token('text-3') }}>
                {fact.area},{' '}
                <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                  {fact.year}
                  <Mark number={sources.indexOf(sourceOf(fact)) + 1} />
                </Box>
              </Box>
            </Box>
            <Box
              component="dd"
              sx={{
                margin: 0,
                flexShrink: 0,
                maxWidth: '50%',
                fontWeight: 570,
                fontVariantNumeric: 'tabular-nums',
                textAlign: 'end',
              }}
            >
              {figure(fact)}
            </Box>
          </Box>
        ))}
      </Box>
      <Box
        component="ol"
        sx={{
          margin: '10px 0 0',
          paddingInlineStart: '16px',
          fontSize: '0.75rem',
          lineHeight: '18px',
          color: token('text-3'),
        }}
      >
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </Box>
    </>
  );
}

const sourceOf = ({ agency, dataset, year }: GeoFact) => `${agency}, ${dataset}, ${year}`;

function Mark({ number }: { number: number }) {
  const { t } = useLingui();
  return (
    <Box component="sup" aria-label={t`source ${number}`} sx={{ marginInlineStart: '3px', lineHeight: 0 }}>
      {number}
    </Box>
  );
}
