import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { systemClock } from '../../data/rows/clock.ts';
import { useSetting } from '../../data/settings/settings.ts';
import { type OfferOfJob, useOffers } from '../../data/steps/offer-reads.ts';
import { ComparisonLayout } from '../../shared/comparison/comparison-layout.tsx';
import { ComparisonNotes } from '../../shared/comparison/comparison-notes.tsx';
import { ComparisonShare } from '../../shared/comparison/comparison-share.tsx';
import { MoneyVerdictLine } from '../../shared/money/money-verdict-line.tsx';
import { Card } from '../../ui/card.tsx';
import { opensLater } from '../../ui/dialogs/opens-later.tsx';
import { partLater } from '../../ui/dialogs/part-later.tsx';
import { LeaveGuard } from '../../ui/forms/leave-guard.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { MobileFoot } from '../../ui/mobile-foot.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { token } from '../../ui/tokens.ts';
import { AnswerCard } from './offers/answer-card.tsx';
import { CountedFor } from './offers/counted-for.tsx';
import { keysIn, offerColumns } from './offers/offer-columns.ts';
import { OffersTable } from './offers/offers-table.tsx';
import { PayVerdictLine } from './offers/pay-verdict-line.tsx';
import { QuestionsCard } from './offers/questions-card.tsx';
import { readMatters } from './offers/read-matters.ts';
import { useOfferComparison } from './offers/use-offer-comparison.ts';
import { splitRows } from './offers/use-offer-rows.ts';
import { BrokenNote } from './shared/broken-note.tsx';
import { jobPaths } from './shared/job-paths.ts';

const OfferAdder = opensLater(async () => (await import('./offers/offer-adder.tsx')).OfferAdder);

const OffersMenu = partLater(async () => (await import('./offers/offers-menu.tsx')).OffersMenu);
const MattersCard = partLater(async () => (await import('./offers/matters-card.tsx')).MattersCard);

/** /jobs/offers: up to five offers side by side with the present job, and what matters to the person. */
export function OffersScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { search } = useLocation();
  const asked = useMemo(() => keysIn(new URLSearchParams(search).get('jobs') ?? ''), [search]);
  const answer = useOffers();
  const compared = useSetting('offers', 'compared');
  const matters = useSetting('offers', 'matters');
  const [adding, setAdding] = useState<number | 'present' | 'any' | null>(null);
  const today = calendarDate(systemClock.now());
  const { shown, without, beyond } = offerColumns(answer?.offers ?? [], {
    jobs: asked,
    chosen: keysIn(compared ?? ''),
  });
  const isRead = answer !== undefined && compared !== undefined && matters !== undefined;
  const hasPresent = answer?.offers.some(({ offer }) => offer.isPresent) ?? false;
  const count = shown.filter(({ offer }) => !offer.isPresent).length;
  const add = (
    <Button
      variant="contained"
      startIcon={<Icon name="add" size="xs" />}
      onClick={() => setAdding(without[0] ?? 'any')}
    >
      <Trans>Add offer</Trans>
    </Button>
  );
  return (
    <>
      <PageHead
        title={
          count > 1 ? <Plural value={count} one="Offers" other="Compare # offers" /> : <Trans>Offers</Trans>
        }
        documentTitle={t`Offers`}
        fact={beyond > 0 && <Plural value={beyond} one="# more does not fit" other="# more do not fit" />}
        under={
          shown.length > 0 && <CountedFor keys={shown.map(({ offer }) => `offer:${offer.internalId}`)} />
        }
        backTo={jobPaths.list}
        actions={
          <Actions>
            {shown.length > 0 && (
              <ShownActions
                all={answer?.offers ?? []}
                shown={shown}
                today={today}
                onChoose={() => void navigate(jobPaths.offers, { replace: true })}
              />
            )}
            {isRead && !hasPresent && shown.length > 0 && (
              <Button variant="outlined" onClick={() => setAdding('present')}>
                <Trans>Add present job</Trans>
              </Button>
            )}
            <Box sx={{ display: { xs: 'none', md: 'block' } }}>{add}</Box>
          </Actions>
        }
      />
      <BrokenNote ids={answer?.broken.map(({ key }) => key) ?? []} />
      {!isRead ? (
        <SkeletonRows count={8} label={t`Loading your offers`} />
      ) : count === 0 && without.length === 0 ? (
        <Nothing />
      ) : (
        <Comparison shown={shown} matters={readMatters(matters)} today={today} />
      )}
      {isRead && without.length > 0 && (
        <Box sx={{ paddingBlock: '12px', color: token('text-2') }}>
          <Plural
            value={without.length}
            one="# job you chose has no offer yet."
            other="# jobs you chose have no offer yet."
          />
        </Box>
      )}
      <MobileFoot>{add}</MobileFoot>
      <OfferAdder
        key={String(adding)}
        open={adding !== null}
        of={adding === 'any' ? null : adding}
        today={today}
        onClose={() => setAdding(null)}
      />
      <LeaveGuard when={false} />
    </>
  );
}

/** On a phone a line of their own, so that the title has its. */
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  '@media (max-width: 899.95px)': { width: 'calc(100vw - 32px)', gap: 8 },
});

/** An offer is called as its company is; two of one company have their titles too. */
function useNames(columns: readonly OfferOfJob[]): string[] {
  const { t } = useLingui();
  const company = ({ offer, job }: OfferOfJob) =>
    offer.isPresent
      ? t`Where you are`
      : job?.companyName.trim() || job?.jobTitle.trim() || t`Offer without a name`;
  return columns.map((one) => {
    const name = company(one);
    const isShared = columns.some((other) => other !== one && company(other) === name);
    return isShared && one.job?.jobTitle ? `${name}, ${one.job.jobTitle}` : name;
  });
}

type Shown = { shown: readonly OfferOfJob[]; today: string };

function ShownActions({
  all,
  shown,
  today,
  onChoose,
}: Shown & { all: readonly OfferOfJob[]; onChoose: () => void }) {
  const { t } = useLingui();
  const { rows, notes } = useOfferComparison(shown);
  const names = useNames(shown);
  const allNames = useNames(all);
  return (
    <>
      {all.filter(({ offer }) => !offer.isPresent).length > 1 && (
        <OffersMenu
          all={all}
          nameOf={(one) => allNames[all.indexOf(one)] ?? ''}
          shown={shown.map(({ offer }) => offer.internalId)}
          onChoose={onChoose}
        />
      )}
      <ComparisonShare
        names={names}
        rows={splitRows(rows).told}
        title={t`Offers`}
        today={today}
        fileName="offers"
        notes={notes}
      />
    </>
  );
}

function Comparison({ shown, matters, today }: Shown & { matters: readonly string[] }) {
  const names = useNames(shown);
  const { rows, pays, lefts, notes } = useOfferComparison(shown);
  const { told, untold } = splitRows(rows);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const place = shown.findIndex(({ offer }) => offer.internalId === chosenId);
  const chosen = Math.max(place, 0);
  const column = shown[chosen];
  return (
    <ComparisonLayout
      columns={shown.length}
      aside={
        <>
          {column && (
            <AnswerCard
              key={column.offer.internalId}
              column={column}
              name={names[chosen] ?? ''}
              today={today}
            />
          )}
          <MattersCard matters={matters} columns={shown} names={names} />
          <QuestionsCard columns={shown} names={names} rows={rows} today={today} />
        </>
      }
    >
      <OffersTable
        columns={shown}
        names={names}
        rows={told}
        today={today}
        chosen={chosen}
        onChoose={(at) => setChosenId(shown[at]?.offer.internalId ?? null)}
      />
      {lefts ? (
        <MoneyVerdictLine lefts={lefts} names={names} />
      ) : (
        <PayVerdictLine pays={pays} names={names} />
      )}
      <Notes untold={untold.map(({ label }) => label)} sources={notes} />
    </ComparisonLayout>
  );
}

function Notes({ untold, sources }: { untold: readonly string[]; sources: readonly string[] }) {
  return (
    <ComparisonNotes>
      <span>
        <Trans>
          1 As stated in the offer; hourly, daily and weekly pay is counted over 52 weeks and may be off by
          5%. Currencies are never converted.
        </Trans>
      </span>
      <span>
        <Trans>2 The amount in a usual year; it is not guaranteed.</Trans>
      </span>
      {sources.map((source) => (
        <span key={source}>{source}</span>
      ))}
      {untold.length > 0 && (
        <span>
          <Trans>No offer says: {untold.join(', ')}.</Trans>
        </span>
      )}
    </ComparisonNotes>
  );
}

function Nothing() {
  return (
    <Card sx={{ paddingInline: { xs: '16px', md: 0 } }}>
      <EmptyState title={<Trans>No offer yet</Trans>}>
        <Trans>
          When one comes, add it here: pay, bonus, days, and until when they want an answer. With a second one
          both are shown side by side, next to the job you have now.
        </Trans>
      </EmptyState>
    </Card>
  );
}
