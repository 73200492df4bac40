import type { Company } from '@foothold/core/entities/company/company.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useOnline } from '../../ui/hooks/use-online.ts';
import { momentText } from '../../ui/moment-text.ts';
import { StateChip } from '../../ui/state-chip.tsx';
import { token } from '../../ui/tokens.ts';
import { shownPlace } from '../geography/shown-place.ts';
import { companyPaths } from './company-paths.ts';
import { useWatchNews } from './use-watch-news.ts';
import type { WatchNews } from './watch-news.ts';

/** Watched companies, each the way to its page, with what is new since it was looked at last. */
export function WatchedRows({ companies }: { companies: readonly Company[] }) {
  const { t } = useLingui();
  const news = useWatchNews(companies);
  return (
    <Box component="ul" aria-label={t`Watched companies`} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {companies.map((company, at) => {
        const { internalId, companyName, watchWords } = company;
        return (
          <Row key={internalId}>
            <Way to={companyPaths.details(internalId)}>
              <Box component="span" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box component="strong" sx={{ display: 'block', fontWeight: 570 }}>
                  {companyName}
                </Box>
                <Second>
                  {watchWords.length > 0 ? watchWords.join(', ') : shownPlace(company) || t`Every role`}
                </Second>
              </Box>
              <News company={company} news={news[at] ?? null} />
            </Way>
          </Row>
        );
      })}
    </Box>
  );
}

/** “3 new”; without a connection when it was looked at last. */
function News({ company, news }: { company: Company; news: WatchNews }) {
  const isOnline = useOnline();
  if (news === 'hidden')
    return (
      <Quiet>
        <Trans>Hidden</Trans>
      </Quiet>
    );
  if (!isOnline)
    return (
      <Quiet>
        <Trans>Looked at {momentText(company.lastRunAt || company.watchedAt)}</Trans>
      </Quiet>
    );
  if (news === null) return null;
  if (news === 0)
    return (
      <Quiet>
        <Trans>Nothing new</Trans>
      </Quiet>
    );
  return (
    <StateChip kind="plain">
      <Trans>{news} new</Trans>
    </StateChip>
  );
}

const Row = styled('li')({ '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${token('line')}` } });
const Way = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  paddingBlock: 8,
  color: token('text'),
  textDecoration: 'none',
  '&:hover strong': { textDecoration: 'underline' },
});
const Second = styled('span')({
  display: 'block',
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token('text-2'),
});
const Quiet = styled('span')({
  flexShrink: 0,
  maxWidth: '42%',
  textAlign: 'end',
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: token('text-3'),
});
