import type { Finding } from '@foothold/core/resume-review/review.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { ShownResume } from '../../../data/resumes/shown-resume.ts';
import { useSetPage } from '../../../shared/documents/use-set-page.ts';
import { resumeRequest } from '../../../shared/resumes/resume-pdf.ts';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { useMobile } from '../../../ui/hooks/use-mobile.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ListDetail } from '../../../ui/lists/list-detail.tsx';
import { ListFoot } from '../../../ui/lists/list-foot.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { token } from '../../../ui/tokens.ts';
import { resumePaths } from '../resume-paths.ts';
import { FindingDetail } from './finding-detail.tsx';
import { foundIn } from './found-in.ts';
import { isInherited } from './inherited-finding.ts';
import { ReviewHead } from './review-head.tsx';
import { ReviewNotes } from './review-notes.tsx';
import { ReviewRows } from './review-rows.tsx';
import { type ReviewView, readReviewView, writeReviewView } from './review-view.ts';
import { useReview } from './use-review.ts';
import { useReviewActions } from './use-review-actions.tsx';
import { useReviewKeys } from './use-review-keys.ts';

// What a model says comes later, and where it does not come nothing is missing.
// Who has no job for it misses nothing.
const OptimizeLink = partLater(async () => (await import('./optimize-link.tsx')).OptimizeLink, null, null);
const CountryChoice = partLater(async () => (await import('./country-choice.tsx')).CountryChoice, null, null);
const ReviewModelPart = partLater(
  async () => (await import('./review-model-part.tsx')).ReviewModelPart,
  null,
  null,
);

type Props = { shown: ShownResume & { whole: NonNullable<ShownResume['whole']> } };

/** The findings of a review as a list, the one that is looked at beside it with its place on the page. */
export function ResumeReview({ shown }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isMobile = useMobile();
  const { whole, base, places } = shown;
  const id = whole.resume.internalId;
  // A live query gives another object for the same content.
  const content = JSON.stringify(whole);
  const stable = useMemo(() => whole, [content]);
  const page = useSetPage(() => resumeRequest(stable), stable);
  const pages = page.set?.document.pages ?? null;
  const review = useReview(stable, pages);
  const [query, setQuery] = useSearchParams();
  const view = readReviewView(query);
  const show = (next: ReviewView, replace = true) =>
    setQuery(writeReviewView(next), { replace, preventScrollReset: true, flushSync: true });
  const actions = useReviewActions();

  const found = review ? foundIn(review, view.group) : [];
  const keys = found.map(({ key }) => key);
  // What was fixed gives its place to the next one.
  const lastAt = useRef(0);
  const at = view.open === null ? -1 : keys.indexOf(view.open);
  if (at >= 0) lastAt.current = at;
  const next = keys[Math.min(lastAt.current, keys.length - 1)] ?? null;
  const isGone = view.open !== null && at < 0;
  const selected = at >= 0 ? view.open : isMobile && !isGone ? null : next;
  const finding = found.find(({ key }) => key === selected);
  const fromBase = (one: Finding) => base !== null && isInherited(one, places, whole);

  useReviewKeys({
    onFix: () => {
      const [fix] = finding?.fixes ?? [];
      if (finding && fix) void actions.mend(base && fromBase(finding) ? base.internalId : id, finding, fix);
    },
    onHide: () => void (finding && actions.hide(finding)),
  });

  const country = review && <CountryChoice resume={whole.resume} told={review.country} />;
  const head = (
    <PageHead
      title={<Trans>Review</Trans>}
      documentTitle={t`Review: ${whole.resume.title}`}
      backTo={resumePaths.edit(id)}
      under={
        base ? (
          <Trans>
            {whole.resume.title}, version of {base.title}
          </Trans>
        ) : (
          whole.resume.title
        )
      }
      actions={
        !isMobile && (
          <>
            {country}
            <OptimizeLink id={id} />
            <Button
              variant="outlined"
              component={Link}
              to={resumePaths.edit(id)}
              startIcon={<Icon name="edit" size="xs" />}
            >
              <Trans>Edit</Trans>
            </Button>
          </>
        )
      }
    />
  );
  if (review === undefined)
    return (
      <>
        {head}
        <SkeletonRows count={8} label={t`Reviewing the resume`} />
      </>
    );
  return (
    <>
      {head}
      <ListDetail
        label={t`Findings`}
        detailLabel={t`Finding`}
        head={
          <ReviewHead review={review} group={view.group} onGroup={(group) => show({ group, open: null })} />
        }
        notice={isMobile && !review.isEmpty && country}
        foot={
          found.length > 0 && (
            <ListFoot
              keys={[
                { caps: ['j', 'k'], does: <Trans>move</Trans> },
                { caps: ['f'], does: <Trans>fix</Trans> },
                { caps: ['x'], does: <Trans>not for me</Trans> },
              ]}
            >
              {null}
            </ListFoot>
          )
        }
        below={!review.isEmpty && <ReviewModelPart whole={stable} found={foundIn(review, null)} />}
        keys={keys}
        selected={selected}
        onSelect={(key) => show({ ...view, open: key })}
        isOpen={isMobile && view.open !== null && finding !== undefined}
        detail={
          finding && (
            <FindingDetail
              key={finding.key}
              whole={stable}
              finding={finding}
              country={review.country}
              page={page}
              base={fromBase(finding) ? base : null}
              isVersion={base !== null}
              onBack={() => show({ ...view, open: null })}
              onField={(field) => void navigate(resumePaths.field(id, field))}
            />
          )
        }
        none={
          <Box sx={{ margin: 'auto', padding: '24px', color: token('text-3') }}>
            <Trans>What you choose from the list is shown here.</Trans>
          </Box>
        }
      >
        {review.isEmpty ? (
          <EmptyState
            title={<Trans>Nothing is written yet</Trans>}
            actions={
              <Button variant="contained" component={Link} to={resumePaths.edit(id)}>
                <Trans>Start writing</Trans>
              </Button>
            }
          >
            <Trans>
              The review reads what you write, on this device, and points out what would make a reader
              stumble.
            </Trans>
          </EmptyState>
        ) : (
          <>
            <ReviewRows whole={stable} found={found} selected={selected} view={view} isFromBase={fromBase} />
            <ReviewNotes review={review} isAll={view.group === null} hasFound={found.length > 0} />
          </>
        )}
      </ListDetail>
    </>
  );
}
