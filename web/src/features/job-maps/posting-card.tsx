import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useFlaggedResults } from '../../data/jobs/saved-keys.ts';
import { MapCard } from '../../maps/map-card.tsx';
import { ApiError } from '../../platform/server/api-error.ts';
import { PostingCredit } from '../../shared/postings/posting-credit.tsx';
import { PostingChips } from '../../shared/postings/posting-row.tsx';
import { shownPay } from '../../shared/postings/shown-pay.ts';
import { usePostingWords } from '../../shared/postings/use-posting-words.ts';
import { useSavePosting } from '../../shared/postings/use-save-posting.tsx';
import { postingQuery, reasonOf } from '../../shared/search/search-query.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { ErrorNote } from '../../ui/notes/error-note.tsx';
import { Note } from '../../ui/notes/note.tsx';
import { ToldWords } from '../../ui/notes/told-words.tsx';
import { jobMapPaths } from './job-map-paths.ts';

type Props = {
  id: string;
  /** What the list knows of it; null where it is not in the list. */
  row: JobSearchResult | null;
  now: Date;
  /** The posting in the list of the search. */
  searchAddress: string;
  onClose: () => void;
};

/** The posting that is chosen on the map. */
export function PostingCard({ id, row, now, searchAddress, onClose }: Props) {
  const { t } = useLingui();
  const query = useQuery({ ...postingQuery(id), enabled: row === null });
  const known: JobSearchResult | null = row ?? query.data ?? null;
  const list = useMemo(() => (known ? [known] : []), [known]);
  const [posting] = useFlaggedResults<JobSearchResult>(list);
  const words = usePostingWords(now);
  const save = useSavePosting();
  const [isSaving, setSaving] = useState(false);
  if (!posting)
    return query.isError ? (
      <NotThere error={query.error} onRetry={() => void query.refetch()} onClose={onClose} />
    ) : null;
  const age = words.age(posting);
  const onSave = async () => {
    if (isSaving) return;
    setSaving(true);
    await save(id, known);
    setSaving(false);
  };
  return (
    <MapCard
      title={posting.jobTitle || t`Without a name`}
      second={words.second(posting)}
      chips={<PostingChips posting={posting} />}
      facts={
        <>
          <span>{shownPay(posting) || <Trans>Pay not stated</Trans>}</span>
          <PostingCredit posting={posting} />
          {age && <span title={words.ageTitle(posting)}>{age}</span>}
        </>
      }
      onClose={onClose}
      actions={
        <>
          {posting.internalId !== null ? (
            <Button
              variant="contained"
              component={Link}
              to={jobMapPaths.job(posting.internalId)}
              startIcon={<Icon name="bookmark-check" size="xs" />}
            >
              <Trans>Open in jobs</Trans>
            </Button>
          ) : (
            <Button
              variant="contained"
              onClick={() => void onSave()}
              aria-busy={isSaving}
              startIcon={<Icon name="bookmark" size="xs" />}
            >
              <Trans>Save job</Trans>
            </Button>
          )}
          <Button
            variant="outlined"
            component={Link}
            to={searchAddress}
            startIcon={<Icon name="list" size="xs" />}
          >
            <Trans>Open in search</Trans>
          </Button>
        </>
      }
    />
  );
}

function NotThere({ error, onRetry, onClose }: { error: unknown; onRetry: () => void; onClose: () => void }) {
  if (error instanceof ApiError && error.status === 404)
    return (
      <Note
        kind="quiet"
        icon="info"
        role="status"
        title={<Trans>This posting is gone.</Trans>}
        onDismiss={onClose}
      >
        <Trans>Its source no longer offers it.</Trans>
      </Note>
    );
  const reason = reasonOf(error);
  return (
    <ErrorNote
      title={<Trans>The posting could not be loaded</Trans>}
      retry={{ label: <Trans>Retry posting</Trans>, onClick: onRetry }}
      requestId={reason.requestId}
    >
      <ToldWords of={reason} />
    </ErrorNote>
  );
}
