import { numberFormat } from '@foothold/core/text/formats.ts';
import type { RateComparison, ResponseRate } from '@foothold/core/tracking/response-rate.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { token } from '../../ui/tokens.ts';
import { hidden, VisuallyHidden } from '../../ui/visually-hidden.tsx';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: '0.8125rem',
  lineHeight: '20px',
  '& caption': hidden,
  '& th, & td': { padding: '6px 0', textAlign: 'start' },
  '& thead th': {
    color: token('text-3'),
    fontSize: '0.75rem',
    lineHeight: '16px',
    fontWeight: 400,
    paddingBlock: 2,
    // A word of another language may be longer than its column.
    overflowWrap: 'break-word',
    hyphens: 'auto',
  },
  '& tbody th': { fontWeight: 520, paddingInlineEnd: 12, overflowWrap: 'anywhere' },
  '& td:not(:first-of-type)': { whiteSpace: 'nowrap', color: token('text-2'), textAlign: 'end' },
});

/**
 * One row for each kind: how often it was heard back from, as a dot in its interval and in counts, and how often it led to
 * an interview; few applications have no interval.
 */
export function RateTable({
  comparison: { rates },
  nameOf,
}: {
  comparison: RateComparison;
  nameOf: (rate: ResponseRate) => string;
}) {
  return (
    <Table>
      <caption>
        <Trans>How often you heard back, with 90% intervals, and how often there was an interview</Trans>
      </caption>
      <colgroup>
        <Box component="col" sx={{ width: { xs: '34%', md: '30%' } }} />
        <col />
        <Box component="col" sx={{ width: 80 }} />
        <Box component="col" sx={{ width: 80 }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>
              <Trans>Kind</Trans>
            </VisuallyHidden>
          </th>
          <th scope="col">
            <Trans>90% interval</Trans>
          </th>
          <th scope="col" style={{ textAlign: 'end' }}>
            <Trans>Heard back</Trans>
          </th>
          <th scope="col" style={{ textAlign: 'end' }}>
            <Trans context="column">Interview</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => (
          <tr key={rate.key}>
            <th scope="row">{nameOf(rate)}</th>
            <td>
              <Track rate={rate} />
            </td>
            <td>
              <Trans>
                {rate.heard} of {rate.sent}
              </Trans>
            </td>
            <td>
              <Trans>
                {rate.interviewed} of {rate.sent}
              </Trans>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Track({ rate: { heard, sent, interval } }: { rate: ResponseRate }) {
  const { i18n } = useLingui();
  const percent = (share: number) => `${share * 100}%`;
  const words = (share: number) => numberFormat(i18n.locale, { style: 'percent' }).format(share);
  if (!interval)
    return (
      <Box component="span" sx={{ color: token('text-3'), fontSize: '0.75rem' }}>
        <Trans>too few yet to say</Trans>
      </Box>
    );
  const [low, high] = [words(interval.low), words(interval.high)];
  return (
    <>
      <Box
        aria-hidden="true"
        sx={{
          position: 'relative',
          height: 10,
          '& > *': { position: 'absolute', borderRadius: '5px' },
        }}
      >
        <Box sx={{ insetInline: 0, top: 4, height: '2px', backgroundColor: token('line') }} />
        <Box
          sx={{ top: 1, height: 8, backgroundColor: token('talk'), opacity: 0.3 }}
          style={{
            insetInlineStart: percent(interval.low),
            width: percent(interval.high - interval.low),
          }}
        />
        <Box
          sx={{ top: 0, width: 10, height: 10, marginInlineStart: '-5px', backgroundColor: token('talk') }}
          style={{ insetInlineStart: percent(heard / sent) }}
        />
      </Box>
      <VisuallyHidden>
        <Trans>
          {low} to {high}
        </Trans>
      </VisuallyHidden>
    </>
  );
}
