import type { Company } from '@foothold/core/entities/company/company.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useHiddenCompanies } from '../../../data/settings/hidden-companies.ts';
import { companyPaths } from '../../../shared/companies/company-paths.ts';
import { CardText, DetailCard } from '../../../shared/companies/detail-card.tsx';
import { companySearchQuery } from '../../../shared/companies/directory-queries.ts';
import { leftOut } from '../../../shared/companies/left-out.ts';
import { companyPlace } from '../../../shared/companies/use-company-words.ts';
import { useOnline } from '../../../ui/hooks/use-online.ts';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { ErrorNote } from '../../../ui/notes/error-note.tsx';
import { OfflineNote } from '../../../ui/notes/offline-note.tsx';
import { phaseOf } from '../../../ui/notes/use-answer.ts';
import { StateChip } from '../../../ui/state-chip.tsx';
import { CardRow, CardRows } from '../card-row.tsx';
import { CardLink } from './card-link.tsx';

const most = 6;

/** The employers of the directory that hire most, as groups of all their locations; hidden ones are left out. */
export function HiringCard({ own }: { own: readonly Company[] }) {
  const { t } = useLingui();
  const isOnline = useOnline();
  const hidden = useHiddenCompanies();
  const enabled = hidden !== undefined;
  const exclude = leftOut('', hidden ?? []);
  const found = useQuery({
    ...companySearchQuery({
      ...{ searchTerm: '', pageSize: most, pageNumber: 1, hiring: true, sort: 'hiring' },
      ...(exclude.length > 0 && { exclude }),
    }),
    enabled,
  });
  const phase = phaseOf(found, { isOnline, enabled });
  const rows = found.data?.results ?? [];
  const ids = new Map(own.map(({ companyName, internalId }) => [foldCompanyName(companyName), internalId]));
  return (
    <DetailCard
      title={<Trans>Hiring most</Trans>}
      fact={<Trans>in the shared directory</Trans>}
      end={
        rows.length > 0 && (
          <CardLink to={companyPaths.list('directory')}>{<Trans>All employers</Trans>}</CardLink>
        )
      }
    >
      {phase === 'loading' && <SkeletonRows count={4} height={58} label={t`Loading the directory`} />}
      {phase === 'offline' && rows.length === 0 && (
        <Box sx={{ padding: '12px' }}>
          <OfflineNote>
            <Trans>Employers load when you are online again. Your own companies are here.</Trans>
          </OfflineNote>
        </Box>
      )}
      {phase === 'failed' && (
        <Box sx={{ padding: '12px' }}>
          <ErrorNote
            title={<Trans>The shared directory did not answer.</Trans>}
            retry={{ label: <Trans>Retry directory</Trans>, onClick: () => void found.refetch() }}
          >
            <Trans>Your own companies are complete.</Trans>
          </ErrorNote>
        </Box>
      )}
      {phase === 'ready' && rows.length === 0 && (
        <CardText>
          <Trans>No employers yet. The directory fills up as postings are read.</Trans>
        </CardText>
      )}
      <CardRows aria-label={t`Employers that hire most`}>
        {rows.map(
          ({
            id,
            companyName,
            group,
            groupName,
            locationCount,
            openCount,
            city,
            state,
            country,
            isSample,
          }) => {
            const ownId = ids.get(foldCompanyName(companyName));
            return (
              <CardRow
                key={id}
                to={
                  ownId !== undefined
                    ? companyPaths.details(ownId)
                    : locationCount > 1
                      ? companyPaths.group(groupName)
                      : listOf(companyName)
                }
                title={companyName || group}
                chips={
                  <>
                    {ownId !== undefined && (
                      <StateChip kind="saved">
                        <Trans>Saved</Trans>
                      </StateChip>
                    )}
                    {isSample && <StateChip kind="sample" />}
                  </>
                }
                second={
                  locationCount > 1 ? (
                    <Plural value={locationCount} one="# location" other="# locations" />
                  ) : (
                    companyPlace({ city, state, country }) || <Trans>Place not known</Trans>
                  )
                }
                end={<Plural value={openCount} one="# open posting" other="# open postings" />}
              />
            );
          },
        )}
      </CardRows>
    </DetailCard>
  );
}

const listOf = (companyName: string) =>
  `${companyPaths.list('directory')}?${new URLSearchParams({ q: companyName.slice(0, 200) })}`;
