import type { Company } from '@foothold/core/entities/company/company.ts';
import { pointOf } from '@foothold/core/geography/commute.ts';
import { nearestOption, placeDistances } from '@foothold/core/search/search.ts';
import { isAnyPosting } from '@foothold/core/search/watch-rule.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { setWatchRule } from '../../../data/companies/watch-companies.ts';
import { useTravelFrom } from '../../../data/places/homes.ts';
import { href } from '../../../platform/href.ts';
import { wouldHaveNotified } from '../../../shared/companies/company-postings.ts';
import { DetailCard } from '../../../shared/companies/detail-card.tsx';
import { TagsInput } from '../../../shared/jobs/tags-input.tsx';
import { FieldLabel } from '../../../ui/fields/field-label.tsx';
import { toastFailure } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import type { CompanyPostings } from './use-company-postings.ts';

type Props = { company: Company; postings: CompanyPostings };

/** What watching a company means: of which postings it tells, and how often it would have in the last twelve weeks. */
export function CompanyWatch({ company, postings }: Props) {
  const { t } = useLingui();
  const id = useId();
  const { internalId, watchedAt, watchWords, watchMiles } = company;
  const from = useTravelFrom()?.from ?? null;
  const isOn = watchedAt !== '';
  // What is being typed counts at once and is written when the field is left.
  const [typed, setTyped] = useState<readonly string[] | null>(null);
  const words = typed ?? watchWords;
  const rule = { ...company, watchWords: [...words] };
  const change = async (next: { watchWords?: readonly string[]; watchMiles?: number }) => {
    const { watchWords: some = words, watchMiles: miles = watchMiles } = next;
    const result = await setWatchRule(internalId, { watchWords: [...some], watchMiles: miles });
    if (result.ok) setTyped(null);
    else toastFailure(result);
  };
  const roles = postings.roles.map(({ role, count }) => ({
    key: role.toLowerCase(),
    name: role,
    count,
    color: '',
  }));
  const miles = watchMiles === 0 ? 0 : nearestOption(placeDistances, watchMiles);
  return (
    <DetailCard
      title={isOn ? <Trans>You are watching</Trans> : <Trans>Watching would mean</Trans>}
      hasRows={false}
    >
      <Box
        sx={{
          padding: '0 16px 16px',
          display: 'grid',
          gap: '12px',
          fontSize: '0.8125rem',
          lineHeight: '18px',
          color: token('text-2'),
          '@media (min-width: 900px)': { '& .MuiInputBase-root': { fontSize: '0.875rem' } },
        }}
      >
        <span>
          <Trans>
            When one of their postings that matches appears here, Foothold shows it on Work and in Jump to.
            Nothing is e-mailed, and nobody learns that you are watching.
          </Trans>
        </span>
        <div>
          <FieldLabel htmlFor={`${id}-words`}>
            <Trans>Only titles with</Trans>
          </FieldLabel>
          <TagsInput
            id={`${id}-words`}
            label={t`Only titles with`}
            tags={words}
            onChange={setTyped}
            onBlur={() => typed && void change({ watchWords: typed })}
            suggested={roles}
            placeholder={t`nurse, analyst`}
            describedBy={`${id}-help`}
          />
          <Box id={`${id}-help`} sx={{ fontSize: '0.75rem', lineHeight: '16px', marginBlockStart: '4px' }}>
            <Trans>Leave it empty for every role.</Trans>
          </Box>
        </div>
        <div>
          <FieldLabel htmlFor={`${id}-miles`}>
            <Trans>Within</Trans>
          </FieldLabel>
          <Select
            id={`${id}-miles-box`}
            fullWidth
            value={from ? miles : 0}
            disabled={!from}
            inputProps={{ id: `${id}-miles`, 'aria-label': t`Within` }}
            onChange={({ target }) => void change({ watchMiles: Number(target.value) })}
          >
            <MenuItem value={0}>
              <Trans>Anywhere</Trans>
            </MenuItem>
            {placeDistances.map((some) => (
              <MenuItem key={some} value={some}>
                <Trans>{some} mi, or remote</Trans>
              </MenuItem>
            ))}
          </Select>
          {!from && (
            <Box sx={{ fontSize: '0.75rem', lineHeight: '16px', marginBlockStart: '4px' }}>
              <Trans>
                Set where you start from in{' '}
                <MuiLink component={Link} underline="always" to={href('/location/from')}>
                  Location
                </MuiLink>{' '}
                to watch by distance.
              </Trans>
            </Box>
          )}
        </div>
        <Box sx={{ borderBlockStart: `1px solid ${token('line')}`, paddingBlockStart: '12px' }}>
          <HowOften company={rule} postings={postings} from={from && pointOf(from)} />
        </Box>
      </Box>
    </DetailCard>
  );
}

type OftenProps = Props & { from: { lat: number; lng: number } | null };

/** How often a watch would have spoken: over all postings of these weeks where they are counted, else over the open ones. */
function HowOften({ company, postings, from }: OftenProps) {
  const { openings, rows, total } = postings;
  if (total === null) return <Trans>Once their postings load, you see how often that would have been.</Trans>;
  const isAll = isAnyPosting(company) && openings !== null && openings.group !== null;
  const count = isAll
    ? openings.weeks.slice(-12).reduce((sum, { opened }) => sum + opened, 0)
    : wouldHaveNotified(rows, company, from).length;
  const every = count === 0 ? 0 : Math.round(12 / count);
  return (
    <>
      {count === 0 ? (
        <Trans>In the last 12 weeks that would have told you of no posting.</Trans>
      ) : (
        <>
          <Trans>In the last 12 weeks that would have told you of</Trans>{' '}
          <Box component="strong" sx={{ color: token('text'), fontWeight: 620 }}>
            <Plural value={count} one="# posting" other="# postings" />
          </Box>
          {every > 1 ? (
            <Trans>, about one every {every} weeks.</Trans>
          ) : (
            <Plural value={Math.round(count / 12) || 1} one=", about one a week." other=", about # a week." />
          )}
        </>
      )}
      {!isAll && count > 0 && (
        <>
          {' '}
          <Trans>Only those that are still open are counted.</Trans>
        </>
      )}
    </>
  );
}
