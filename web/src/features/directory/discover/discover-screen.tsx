import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import {
  type EmployerSuggestion,
  employerSuggestions,
} from '@foothold/core/tracking/employer-suggestions.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueries } from '@tanstack/react-query';
import { Fragment, useMemo } from 'react';
import { Link } from 'react-router';
import { useCompanies } from '../../../data/companies/company-rows.ts';
import { useOwnDataRefused } from '../../../data/db/own-query.ts';
import { useSuggestionSources } from '../../../data/research/suggestion-sources.ts';
import { useHiddenCompanies } from '../../../data/settings/hidden-companies.ts';
import { companyPaths } from '../../../shared/companies/company-paths.ts';
import { companySearchQuery } from '../../../shared/companies/directory-queries.ts';
import { reasonOf } from '../../../shared/search/search-query.ts';
import { RowBack } from '../../../ui/buttons/row-back.tsx';
import { FullHeight } from '../../../ui/full-height.tsx';
import { useDelayed } from '../../../ui/hooks/use-delayed.ts';
import { useMobile } from '../../../ui/hooks/use-mobile.ts';
import { useOnline } from '../../../ui/hooks/use-online.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ListDetail } from '../../../ui/lists/list-detail.tsx';
import { ListDivider } from '../../../ui/lists/list-divider.tsx';
import { ListHead } from '../../../ui/lists/list-head.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { ErrorNote } from '../../../ui/notes/error-note.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { OfflineNote } from '../../../ui/notes/offline-note.tsx';
import { ToldWords } from '../../../ui/notes/told-words.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { directoryPaths } from '../directory-paths.ts';
import { DirectoryRow } from '../directory-row.tsx';
import { DirectoryDetail } from '../group/directory-detail.tsx';
import { useDirectoryAddress } from '../use-directory-address.ts';
import { distinctSuggestions, suggestionRequest } from './suggestion-request.ts';

const none: never[] = [];

/** /companies/discover: employers of the directory that fit own data, each with the reason it is suggested. */
export function DiscoverScreen() {
  const { t } = useLingui();
  const isMobile = useMobile();
  const isOnline = useOnline();
  const isRefused = useOwnDataRefused();
  const { state, addressOf, go } = useDirectoryAddress();
  const sources = useSuggestionSources();
  const companies = useCompanies()?.companies;
  const hidden = useHiddenCompanies();
  const questions = useMemo(() => (sources ? employerSuggestions(sources) : none), [sources]);
  const left = useMemo(
    () => [...(hidden ?? none), ...(companies ?? none).map(({ companyName }) => companyName)],
    [hidden, companies],
  );
  const isKnown = sources !== undefined && companies !== undefined && hidden !== undefined;
  const answers = useQueries({
    queries: questions.map((question) => ({
      ...companySearchQuery(suggestionRequest(question, left)),
      enabled: isKnown,
      // A company that was just saved leaves by itself; the rest stays meanwhile.
      placeholderData: <T,>(before: T | undefined) => before,
    })),
  });
  const groups = distinctSuggestions(
    questions.map((question, at) => ({ question, rows: answers[at]?.data?.results ?? none })),
    new Set((hidden ?? none).map(foldCompanyName)),
  );
  const rows = groups.flatMap((group) => group.rows);
  const failed = answers.find(({ isError }) => isError);
  const isWaiting = !isKnown
    ? !isRefused
    : answers.some(({ isPending, isFetching }) => isPending && isFetching);
  const isSlow = useDelayed(isWaiting);
  const selected = state.open ?? (isMobile ? null : rows[0] ? String(rows[0].id) : null);
  const reasons = useReasons();
  const saved = new Set((companies ?? none).map(({ companyName }) => foldCompanyName(companyName)));
  return (
    <FullHeight>
      <PageHead
        title={<Trans>Companies for you</Trans>}
        documentTitle={t`Companies for you`}
        backTo={companyPaths.overview}
        actions={
          <Button
            variant="outlined"
            component={Link}
            to={companyPaths.search}
            startIcon={<Icon name="map" size="xs" />}
          >
            <Trans>Company search</Trans>
          </Button>
        }
      />
      <ListDetail
        label={t`Suggested companies`}
        detailLabel={t`Company`}
        head={
          <ListHead busy={isWaiting}>
            {rows.length > 0
              ? t`${plural(rows.length, { one: '# company', other: '# companies' })}`
              : isSlow && <Trans>Looking for employers…</Trans>}
          </ListHead>
        }
        notice={
          (!isOnline || failed || sources?.isFromExamples) && (
            <>
              {sources?.isFromExamples && (
                <Note kind="quiet" icon="info">
                  <Trans>Drawn from the example data, until you save a job or a place of your own.</Trans>
                </Note>
              )}
              {!isOnline && (
                <OfflineNote>
                  <Trans>Suggestions load when you are online. Your own companies work as usual.</Trans>
                </OfflineNote>
              )}
              {isOnline && failed && (
                <ErrorNote
                  title={<Trans>Not every suggestion could be loaded</Trans>}
                  retry={{
                    label: <Trans>Retry suggestions</Trans>,
                    onClick: () => {
                      for (const one of answers) if (one.isError) void one.refetch();
                    },
                  }}
                  requestId={reasonOf(failed.error).requestId}
                >
                  <ToldWords of={reasonOf(failed.error)} />
                </ErrorNote>
              )}
            </>
          )
        }
        keys={rows.map(({ id }) => String(id))}
        selected={selected}
        onSelect={(open) => go({ ...state, open }, { replace: true })}
        isOpen={isMobile && state.open !== null}
        detail={
          selected !== null && (
            <>
              <RowBack onBack={() => go({ ...state, open: null })} />
              <DirectoryDetail
                key={selected}
                id={selected}
                row={rows.find(({ id }) => String(id) === selected) ?? null}
                isByLocation={false}
              />
            </>
          )
        }
        none={
          <Box sx={{ margin: 'auto', padding: '24px' }}>
            <Trans>What you choose from the list is shown here.</Trans>
          </Box>
        }
      >
        {rows.length === 0 && isWaiting && isSlow && (
          <SkeletonRows label={t`Looking for employers`} after={0} />
        )}
        {isKnown && questions.length === 0 && <NothingKnown />}
        {isKnown && questions.length > 0 && rows.length === 0 && !isWaiting && !failed && isOnline && (
          <NoneFound />
        )}
        {groups.map(({ question, rows: own }) => (
          <Fragment key={`${question.title} ${question.place?.text ?? ''}`}>
            <ListDivider title={reasons.title(question)}>{reasons.because(question)}</ListDivider>
            {own.map((row) => (
              <DirectoryRow
                key={row.id}
                row={row}
                to={addressOf({ ...state, open: String(row.id) })}
                selected={String(row.id) === selected}
                isSaved={saved.has(foldCompanyName(row.companyName))}
              />
            ))}
          </Fragment>
        ))}
      </ListDetail>
    </FullHeight>
  );
}

/** Says why a group of employers is suggested. */
function useReasons() {
  const { t } = useLingui();
  return {
    title: ({ title, place }: EmployerSuggestion) => {
      if (title === '') return t`Hiring near ${place?.text ?? ''}`;
      return place ? t`Hiring for ${title} near ${place.text}` : t`Hiring for ${title}`;
    },
    because: ({ title, because, place }: EmployerSuggestion) => {
      const why =
        because?.kind === 'jobs'
          ? t`you saved ${plural(because.count, { one: '# job', other: '# jobs' })} called ${title}`
          : because?.kind === 'resume'
            ? t`your resume has ${title}`
            : '';
      const where =
        place === null
          ? ''
          : { from: t`you travel from there`, home: t`you live there`, place: t`it is one of your places` }[
              place.kind
            ];
      return t`Because ${[why, where].filter(Boolean).join(', ')}.`;
    },
  };
}

function NothingKnown() {
  return (
    <EmptyState
      title={<Trans>Nothing to base it on yet</Trans>}
      actions={
        <>
          <Button variant="contained" component={Link} to={directoryPaths.searchJobs}>
            <Trans>Search jobs</Trans>
          </Button>
          <Button variant="outlined" component={Link} to={directoryPaths.resumes}>
            <Trans>Open resumes</Trans>
          </Button>
          <Button variant="outlined" component={Link} to={directoryPaths.from}>
            <Trans>Set where you are</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        Suggestions come from jobs you saved, work in your resumes and your places. One of them is enough.
      </Trans>
    </EmptyState>
  );
}

function NoneFound() {
  return (
    <EmptyState
      title={<Trans>No employers match right now</Trans>}
      actions={
        <Button variant="outlined" component={Link} to={companyPaths.search}>
          <Trans>Search companies</Trans>
        </Button>
      }
    >
      <Trans>
        No employer near your places has an open posting with the titles you save. New postings arrive all the
        time.
      </Trans>
    </EmptyState>
  );
}
