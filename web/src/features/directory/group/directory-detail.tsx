import { companyCategoryName } from '@foothold/core/entities/company/company-category.messages.ts';
import type {
  CompanyDetail,
  CompanySearchResult,
  CompanySource,
} from '@foothold/core/entities/company/company-search-result.ts';
import type { DirectoryProposal } from '@foothold/core/entities/company/directory-trust.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { MapPane } from '../../../maps/map-pane.tsx';
import { sayChoice } from '../../../platform/say.ts';
import { useSay } from '../../../platform/use-say.ts';
import { companyPaths } from '../../../shared/companies/company-paths.ts';
import { companyQuery } from '../../../shared/companies/directory-queries.ts';
import { KeepCompany } from '../../../shared/companies/save-company.tsx';
import { companyPlace, useCompanyWords } from '../../../shared/companies/use-company-words.ts';
import { useDirectoryWords } from '../../../shared/companies/use-directory-words.ts';
import { reasonOf } from '../../../shared/search/search-query.ts';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { Fact, FactList } from '../../../ui/fact-list.tsx';
import { dateText } from '../../../ui/moment-text.ts';
import { ErrorNote } from '../../../ui/notes/error-note.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { ToldWords } from '../../../ui/notes/told-words.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { token } from '../../../ui/tokens.ts';
import { directoryPaths } from '../directory-paths.ts';
import { DirectoryLink } from './directory-link.tsx';
import { ProposalsPart } from './proposals-part.tsx';

const DisputeDialog = opensLater(async () => (await import('./dispute-dialog.tsx')).DisputeDialog);

type Props = {
  id: string;
  /** What the list knows of it; null where it is on another page. */
  row: CompanySearchResult | null;
  isByLocation: boolean;
};

/** An employer, or a location of one, beside its list: what the directory knows, who says so, and the ways on. */
export function DirectoryDetail({ id, row, isByLocation }: Props) {
  const query = useQuery(companyQuery(id));
  const known: CompanySearchResult | CompanyDetail | null = query.data ?? row;
  const [disputed, setDisputed] = useState<DirectoryProposal | 'shown' | null>(null);
  if (!known)
    return query.isError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null;
  return (
    <Box sx={{ display: 'grid', gap: '16px', padding: { xs: '16px 0 32px', md: '20px' } }}>
      <Title row={known} />
      {known.isWaiting && (
        <Note kind="dashed" icon="info">
          <Trans>
            One person says that the employer has this location. No search shows it before somebody agrees.
          </Trans>
        </Note>
      )}
      <Actions
        row={known}
        isByLocation={isByLocation}
        {...(query.data && { onDispute: () => setDisputed('shown') })}
      />
      {query.isError && <Failed error={query.error} onRetry={() => void query.refetch()} />}
      <Facts row={known} {...(query.data && { detail: query.data })} />
      {query.data && <ProposalsPart detail={query.data} onDispute={setDisputed} />}
      <Where row={known} />
      {query.data && (query.data.sources.length > 0 || query.data.standings.length > 0) && (
        <Sources detail={query.data} />
      )}
      {query.data && (
        <DisputeDialog
          open={disputed !== null}
          onClose={() => setDisputed(null)}
          detail={query.data}
          proposal={disputed === 'shown' ? null : disputed}
        />
      )}
    </Box>
  );
}

function Title({ row }: { row: CompanySearchResult }) {
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', flexWrap: 'wrap' }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {row.companyName}
        </Typography>
        {row.isSample && <StateChip kind="sample" />}
      </Box>
      <Typography variant="body2" sx={{ color: token('text-2'), overflowWrap: 'anywhere' }}>
        {[companyPlace(row), row.description].filter(Boolean).join(' · ')}
      </Typography>
    </div>
  );
}

type ActionsProps = { row: CompanySearchResult; isByLocation: boolean; onDispute?: () => void };

function Actions({ row, isByLocation, onDispute }: ActionsProps) {
  const words = useCompanyWords();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
      <KeepCompany row={row} variant="contained" />
      {row.openCount > 0 && (
        <Button variant="outlined" component={Link} to={companyPaths.postings(row.groupName)}>
          {words.openings(row.openCount)}
        </Button>
      )}
      {!isByLocation && (
        <Button variant="outlined" component={Link} to={companyPaths.group(row.groupName)}>
          {words.locations(row.locationCount)}
        </Button>
      )}
      <Button variant="text" component={Link} to={directoryPaths.editLocation(row.groupName, row.id)}>
        <Trans>Correct this</Trans>
      </Button>
      {onDispute && (
        <Button variant="text" onClick={onDispute}>
          <Trans>Something is wrong</Trans>
        </Button>
      )}
    </Box>
  );
}

function Facts({ row, detail }: { row: CompanySearchResult; detail?: CompanyDetail }) {
  const say = useSay();
  const { t } = useLingui();
  const words = useCompanyWords();
  const labels = { site: t`Website`, postings: t`Careers page` };
  return (
    <FactList>
      {row.summary && (
        <Fact label={<Trans>About</Trans>} labelWidth={110}>
          {row.summary}
        </Fact>
      )}
      <Fact label={<Trans>Hiring</Trans>} labelWidth={110}>
        {words.openings(row.openCount)}
        {row.openHere > 0 && row.locationCount > 1 && (
          <>
            {' · '}
            <Trans>{row.openHere} here</Trans>
          </>
        )}
        {row.openCount > 0 && row.newestPosted && (
          <>
            {' · '}
            <Trans>newest {dateText(row.newestPosted)}</Trans>
          </>
        )}
      </Fact>
      {row.address && (
        <Fact label={<Trans>Address</Trans>} labelWidth={110}>
          {row.address}
        </Fact>
      )}
      {row.links.map(
        ({ kind, ...link }) =>
          kind !== 'list' && (
            <Fact key={kind} label={labels[kind]} labelWidth={110}>
              <DirectoryLink {...link} />
            </Fact>
          ),
      )}
      {row.categories.length > 0 && (
        <Fact label={<Trans>Categories</Trans>} labelWidth={110}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px' }}>
            {row.categories.map((one) => (
              <StateChip key={one} kind="plain">
                {sayChoice(say, companyCategoryName, one)}
              </StateChip>
            ))}
          </Box>
        </Fact>
      )}
      {detail && detail.otherNames.length > 0 && (
        <Fact label={<Trans>Other names</Trans>} labelWidth={110}>
          {detail.otherNames.join(', ')}
        </Fact>
      )}
    </FactList>
  );
}

function Where({ row }: { row: CompanySearchResult }) {
  const { t } = useLingui();
  if (row.lat === 0 && row.lng === 0)
    return (
      <Box sx={{ color: token('text-2') }}>
        <Trans>Nobody has set its location yet.</Trans>
      </Box>
    );
  const point = { lat: row.lat, lng: row.lng };
  return (
    <Box sx={{ borderRadius: '16px', overflow: 'hidden', border: `1px solid ${token('line')}` }}>
      <MapPane
        key={row.id}
        ariaLabel={t`${row.companyName} on the map`}
        points={[{ id: 'here', ...point, label: row.companyName, kind: 'company' }]}
        selected="here"
        view={{ center: point, zoom: 7 }}
        fit="view"
        height="240px"
      />
    </Box>
  );
}

function Sources({ detail: { sources, standings } }: { detail: CompanyDetail }) {
  const { t } = useLingui();
  const words = useDirectoryWords();
  const nameOf = ({ kind, name }: CompanySource) => {
    if (kind === 'postings') return t`Postings read here`;
    if (kind === 'list') return name;
    return name ? t`Added by ${name}` : t`Added by a person`;
  };
  return (
    <div>
      <Typography variant="h3" component="h3" sx={{ marginBlockEnd: '4px' }}>
        <Trans>Who says so</Trans>
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, fontSize: '0.8125rem' }}>
        {sources.map((source) => (
          <Box
            component="li"
            key={`${source.kind} ${source.name} ${source.at}`}
            sx={{ color: token('text-2') }}
          >
            {nameOf(source)}, {dateText(source.at)}
          </Box>
        ))}
        {standings.map(({ field, source, isDisputed }) => (
          <Box component="li" key={field} sx={{ color: token('text-2') }}>
            {words.fields[field]}: {words.sources[source]}
            {isDisputed && (
              <>
                {', '}
                <Trans>disputed</Trans>
              </>
            )}
          </Box>
        ))}
      </Box>
    </div>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const reason = reasonOf(error);
  return (
    <Box sx={{ padding: { md: '20px' } }}>
      <ErrorNote
        title={
          reason.code === 'company-not-found' ? (
            <Trans>This is no longer in the directory</Trans>
          ) : (
            <Trans>The details could not be loaded</Trans>
          )
        }
        retry={{ label: <Trans>Retry details</Trans>, onClick: onRetry }}
        requestId={reason.requestId}
      >
        <ToldWords of={reason} />
      </ErrorNote>
    </Box>
  );
}
