import { dateWords } from '@foothold/core/dates/calendar-date.ts';
import {
  type EmployerOpenings,
  maxOpeningValues,
} from '@foothold/core/entities/company/employer-openings.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { CardText, DetailCard } from '../../shared/companies/detail-card.tsx';
import { companyOpeningsQuery } from '../../shared/companies/directory-queries.ts';
import { WeekBars } from '../../shared/companies/week-bars.tsx';
import { noFilters, searchAddress } from '../../shared/search/search-address.ts';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { dateText } from '../../ui/moment-text.ts';
import { AnswerNotes, hasAnswerNotes } from '../../ui/notes/answer-notes.tsx';
import { useAnswer } from '../../ui/notes/use-answer.ts';
import { StateChip } from '../../ui/state-chip.tsx';
import { token } from '../../ui/tokens.ts';
import { type ResearchFact, ResearchFacts } from './research-facts.tsx';

/** Fewer postings than this say nothing usual. */
const minPostings = 3;
const maxListed = 8;

/** What the postings read here say of an employer. */
export function PostingsFacts({ companyName, url }: { companyName: string; url: string }) {
  const { t } = useLingui();
  const answer = useAnswer(companyOpeningsQuery(companyName, url), { state: companyName, enabled: true });
  const openings = answer.shown?.answer;
  return (
    <DetailCard
      title={<Trans>What their postings say</Trans>}
      fact={
        openings &&
        openings.openCount > 0 && <Plural value={openings.openCount} one="# open" other="# open" />
      }
      end={openings?.isSample && <StateChip kind="sample" />}
    >
      {hasAnswerNotes(answer) && (
        <Box sx={{ padding: '12px' }}>
          <AnswerNotes
            answer={answer}
            failed={<Trans>Their postings could not be loaded</Trans>}
            retryLabel={<Trans>Retry postings</Trans>}
            offline={<Trans>Their postings load when you are online. Everything of your own is here.</Trans>}
          />
        </Box>
      )}
      {!openings && answer.phase === 'loading' && answer.isSlow && (
        <SkeletonRows count={4} height={56} label={t`Reading their postings`} />
      )}
      {openings && openings.everCount === 0 && (
        <CardText>
          <Trans>None of their postings has been read here yet. Their careers page may have some.</Trans>
        </CardText>
      )}
      {openings && openings.everCount > 0 && <Said openings={openings} companyName={companyName} />}
    </DetailCard>
  );
}

function Said({ openings, companyName }: { openings: EmployerOpenings; companyName: string }) {
  const { t } = useLingui();
  const facts = useOpeningFacts(openings);
  const search = (term: string) =>
    searchAddress({
      ...noFilters,
      ...{ term, only: { companies: [companyName] }, sort: 'newest', page: 1, posting: null },
    });
  return (
    <>
      <ResearchFacts facts={facts} />
      <Weeks openings={openings} />
      <Counts
        title={t`Roles that are open`}
        rows={openings.roles}
        way={(role) => <Link to={search(role)}>{role}</Link>}
      />
      <Counts title={t`Where`} rows={openings.places} />
    </>
  );
}

function useOpeningFacts(openings: EmployerOpenings): ResearchFact[] {
  const { t, i18n } = useLingui();
  const { openCount, everCount, openDays, cameBack, firstSeen } = openings;
  const few = t`too few yet to say`;
  const read = firstSeen ? t`Postings read here since ${dateText(firstSeen)}` : t`Postings read here`;
  const pay = openings.pay.map(({ currency, count, low, median, high }): ResearchFact => {
    const money = numberFormat(i18n.locale, { style: 'currency', currency, maximumFractionDigits: 0 });
    const range = low === high ? money.format(low) : `${money.format(low)} – ${money.format(high)}`;
    const middle = money.format(median);
    const isFew = count < minPostings;
    return {
      key: `pay ${currency}`,
      label: t`Stated pay a year`,
      value: isFew ? few : low === high ? range : t`${range}, half above ${middle}`,
      source: t`${count} of ${plural(openCount, { one: '# open posting', other: '# open postings' })} with pay in ${currency}`,
      isUnsaid: isFew,
    };
  });
  const isFewClosed = openDays === null || openDays.count < minPostings;
  const { count: times, closedJobs } = cameBack;
  return [
    ...pay,
    {
      key: 'days',
      label: t`How long postings stay open`,
      value: isFewClosed
        ? few
        : t`${plural(openDays.median, { one: 'about # day', other: 'about # days' })}, from ${openDays.shortest} to ${openDays.longest}`,
      source: t`${plural(openDays?.count ?? 0, { one: '# posting that closed', other: '# postings that closed' })}`,
      isUnsaid: isFewClosed,
    },
    {
      key: 'back',
      label: t`Jobs posted again`,
      value:
        closedJobs < minPostings
          ? few
          : times === 0
            ? t`none`
            : cameBack.examples
                .slice(0, 3)
                .map(
                  ({ title, times: again }) =>
                    `${title} (${t`${plural(again, { one: 'once', other: '# times' })}`})`,
                )
                .join(', ') || String(times),
      source: t`${times} of ${plural(closedJobs, { one: '# job that was closed', other: '# jobs that were closed' })}`,
      isUnsaid: closedJobs < minPostings,
    },
    { key: 'ever', label: t`Postings read`, value: String(everCount), source: read },
  ];
}

/** New postings week by week, with the table behind the bars. */
function Weeks({ openings: { weeks } }: { openings: EmployerOpenings }) {
  const { t, i18n } = useLingui();
  const [asTable, setAsTable] = useState(false);
  if (weeks.length === 0) return null;
  const day = (week: string) => dateWords(week, i18n.locale, { month: 'short', day: 'numeric' });
  const first = weeks[0]?.open ?? 0;
  const last = weeks.at(-1)?.open ?? 0;
  return (
    <Box sx={{ padding: '10px 16px 12px', borderBlockStart: `1px solid ${token('line')}` }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}>
        <Box sx={{ flex: '1 1 180px', fontSize: '0.875rem', lineHeight: '20px' }}>
          <Box sx={{ color: token('text-2') }}>
            <Trans>New each week, {weeks.length} weeks</Trans>
          </Box>
          <Box sx={{ fontWeight: 570 }}>
            <Trans>
              Open: {first} then, {last} now
            </Trans>
          </Box>
        </Box>
        <WeekBars
          weeks={weeks.map(({ opened }) => opened)}
          most={Math.max(...weeks.map(({ opened }) => opened))}
        />
        <Button
          variant="text"
          aria-expanded={asTable}
          onClick={() => setAsTable(!asTable)}
          sx={{ fontSize: '0.75rem', color: token('text-2') }}
        >
          {asTable ? <Trans>Hide table</Trans> : <Trans>Show as a table</Trans>}
        </Button>
      </Box>
      {asTable && (
        <Box
          component="table"
          sx={{
            width: '100%',
            marginBlockStart: '8px',
            borderCollapse: 'collapse',
            fontSize: '0.8125rem',
            fontVariantNumeric: 'tabular-nums',
            '& th, & td': { padding: '6px 0', textAlign: 'end', fontWeight: 400 },
            '& th:first-of-type': { textAlign: 'start' },
            '& thead th': { color: token('text-2'), fontSize: '0.75rem' },
            '& tbody tr': { borderBlockStart: `1px solid ${token('line')}` },
          }}
        >
          <thead>
            <tr>
              {[t`Week from`, t`New`, t`Closed`, t({ message: 'Open', context: 'state' })].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ week, opened, closed, open }) => (
              <tr key={week}>
                <th scope="row">{day(week)}</th>
                <td>{opened}</td>
                <td>{closed}</td>
                <td>{open}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
    </Box>
  );
}

type CountsProps = {
  title: string;
  rows: readonly { value: string; count: number }[];
  way?: (value: string) => ReactNode;
};

/** Values by how many open postings have each. */
function Counts({ title, rows, way }: CountsProps) {
  const { t } = useLingui();
  const [showsAll, setShowsAll] = useState(false);
  if (rows.length === 0) return null;
  const shown = showsAll ? rows : rows.slice(0, maxListed);
  return (
    <Box
      sx={{ padding: '10px 16px 12px', borderBlockStart: `1px solid ${token('line')}`, fontSize: '0.875rem' }}
    >
      <Box sx={{ color: token('text-2') }}>{title}</Box>
      <Box component="ul" aria-label={title} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {shown.map(({ value, count }) => (
          <Box
            component="li"
            key={value}
            sx={{
              display: 'flex',
              gap: '12px',
              justifyContent: 'space-between',
              minHeight: { xs: 44, md: 28 },
              alignItems: 'center',
              overflowWrap: 'anywhere',
              '& a': { color: token('accent') },
            }}
          >
            <span>{way && value ? way(value) : value || t`Not stated`}</span>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 570 }}>
              {count}
            </Box>
          </Box>
        ))}
      </Box>
      {shown.length === maxOpeningValues && (
        <Box sx={{ color: token('text-2'), fontSize: '0.8125rem' }}>
          <Trans>The {maxOpeningValues} with most open postings are named; there may be more.</Trans>
        </Box>
      )}
      {rows.length > maxListed && (
        <Button variant="text" onClick={() => setShowsAll(!showsAll)} sx={{ marginInlineStart: '-12px' }}>
          {showsAll ? <Trans>Show fewer</Trans> : <Trans>Show all {rows.length}</Trans>}
        </Button>
      )}
    </Box>
  );
}
