import { addDays, dateWords } from '@foothold/core/dates/calendar-date.ts';
import type { PostingRole } from '@foothold/core/search/postings-by-role.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Link } from 'react-router';
import { CardText, DetailCard, Quiet } from '../../../shared/companies/detail-card.tsx';
import { WeekBars } from '../../../shared/companies/week-bars.tsx';
import { noFilters, searchAddress } from '../../../shared/search/search-address.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { ErrorNote } from '../../../ui/notes/error-note.tsx';
import { OfflineNote } from '../../../ui/notes/offline-note.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { token } from '../../../ui/tokens.ts';
import { CardRow, CardRows } from '../card-row.tsx';
import { ShowRest } from './show-rest.tsx';
import type { CompanyPostings } from './use-company-postings.ts';
import { WeekTable } from './week-table.tsx';

/** Roles that show before the rest unfolds. */
const maxShown = 6;

type Props = { companyName: string; postings: CompanyPostings; monday: string };

/** The open postings of an employer, by role, then place, with how many came each week. */
export function CompanyOpenings({ companyName, postings, monday }: Props) {
  const { t, i18n } = useLingui();
  const [showsAll, setShowsAll] = useState(false);
  const [asTable, setAsTable] = useState(false);
  const { phase, roles, total, newCount, newSince, isSample, isCut } = postings;
  const most = Math.max(1, ...roles.flatMap(({ weeks }) => weeks));
  const shown = showsAll ? roles : roles.slice(0, maxShown);
  const day = dateWords(newSince.slice(0, 10), i18n.locale, { month: 'short', day: 'numeric' });
  const all = searchAddress({
    ...noFilters,
    only: { companies: [companyName] },
    sort: 'newest',
    page: 1,
    posting: null,
  });
  return (
    <DetailCard
      title={
        total === null ? (
          <Trans>Open postings</Trans>
        ) : (
          <Plural value={total} _0="No open postings" one="# open posting" other="# open postings" />
        )
      }
      fact={
        newCount > 0 && <Plural value={newCount} one={`# new since ${day}`} other={`# new since ${day}`} />
      }
      end={
        roles.length > 0 && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px' }}>
            {isSample && <StateChip kind="sample" />}
            <Button
              variant="text"
              aria-pressed={asTable}
              onClick={() => setAsTable(!asTable)}
              sx={{ fontSize: '0.75rem', color: token('text-2'), marginInlineEnd: '-10px' }}
            >
              {asTable ? <Trans>Show bars</Trans> : <Trans>New each week, as a table</Trans>}
            </Button>
          </Box>
        )
      }
    >
      {phase === 'offline' && total === null && (
        <Box sx={{ padding: '12px' }}>
          <OfflineNote>
            <Trans>Open postings load when you are online again. Everything of your own is here.</Trans>
          </OfflineNote>
        </Box>
      )}
      {phase === 'failed' && (
        <Box sx={{ padding: '12px' }}>
          <ErrorNote
            title={<Trans>Their open postings could not be loaded.</Trans>}
            retry={{ label: <Trans>Retry postings</Trans>, onClick: postings.retry }}
            requestId={postings.requestId}
          >
            <Trans>Nothing of your own is affected.</Trans>
          </ErrorNote>
        </Box>
      )}
      {phase === 'loading' && total === null && (
        <SkeletonRows count={4} height={56} label={t`Reading their open postings`} />
      )}
      {total === 0 && (
        <CardText>
          <Trans>
            None of the postings here is theirs. Their careers page may have some; watch them to hear when one
            appears.
          </Trans>
        </CardText>
      )}
      {asTable && roles.length > 0 ? (
        <WeekTable
          roles={shown}
          weeks={Array.from({ length: 12 }, (_, at) => addDays(monday, (at - 11) * 7))}
        />
      ) : (
        <CardRows aria-label={t`Open postings by role`}>
          {shown.map((role) => (
            <RoleRow
              key={role.role}
              role={role}
              most={most}
              companyName={companyName}
              newCount={postings.newOf(role)}
            />
          ))}
        </CardRows>
      )}
      {(roles.length > maxShown || isCut) && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: '12px',
            flexWrap: 'wrap',
            padding: '4px 16px',
            minHeight: 44,
          }}
        >
          {roles.length > maxShown ? (
            <ShowRest
              showsAll={showsAll}
              onToggle={() => setShowsAll(!showsAll)}
              more={<Plural value={roles.length - maxShown} one="# more role" other="# more roles" />}
              fewer={<Trans>Show fewer roles</Trans>}
            />
          ) : (
            <span />
          )}
          {isCut && (
            <Quiet>
              <Trans>Counted from the newest {postings.read} of them.</Trans>{' '}
              <MuiLink component={Link} to={all}>
                <Trans>See all postings</Trans>
              </MuiLink>
            </Quiet>
          )}
        </Box>
      )}
    </DetailCard>
  );
}

type RowProps = { role: PostingRole; most: number; companyName: string; newCount: number };

function RoleRow({ role, most, companyName, newCount }: RowProps) {
  const { t } = useLingui();
  const places = role.places.slice(0, 3).map(({ place, count }) => {
    const name = place || t`place not stated`;
    return role.count === 1 ? name : `${name} ${count}`;
  });
  const others = role.places.length - places.length;
  const to = searchAddress({
    ...noFilters,
    ...{ term: role.role, only: { companies: [companyName] }, sort: 'newest', page: 1, posting: null },
  });
  return (
    <CardRow
      to={to}
      title={role.role || t`Without a title`}
      second={
        <>
          {places.join(' · ')}
          {others > 0 && (
            <>
              {' · '}
              <Plural value={others} one="# more place" other="# more places" />
            </>
          )}
        </>
      }
      end={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '12px', color: token('text') }}>
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            <WeekBars weeks={role.weeks} most={most} />
          </Box>
          <Box sx={{ width: 64, textAlign: 'end', lineHeight: '18px' }}>
            <Box sx={{ fontSize: '0.875rem', fontWeight: 620, fontVariantNumeric: 'tabular-nums' }}>
              {role.count}
            </Box>
            {newCount > 0 && (
              <Box sx={{ color: token('talk') }}>
                <Trans>{newCount} new</Trans>
              </Box>
            )}
          </Box>
          <Box sx={{ color: token('text-3') }}>
            <Icon name="chevron-right" size="xs" />
          </Box>
        </Box>
      }
    />
  );
}
