import { companyLookUp } from '@foothold/core/contract/companies.ts';
import type {
  CompanyCandidate,
  CompanyFact,
  CompanyLookUp,
} from '@foothold/core/entities/company/company-facts.ts';
import { webAddress } from '@foothold/core/text/web-address.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/server/api.ts';
import { CardText, DetailCard } from '../../shared/companies/detail-card.tsx';
import { reasonOf } from '../../shared/search/search-query.ts';
import { useOnline } from '../../ui/hooks/use-online.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { momentText } from '../../ui/moment-text.ts';
import { ErrorNote } from '../../ui/notes/error-note.tsx';
import { Note } from '../../ui/notes/note.tsx';
import { OfflineNote } from '../../ui/notes/offline-note.tsx';
import { ToldWords } from '../../ui/notes/told-words.tsx';
import { token } from '../../ui/tokens.ts';
import { Out, type ResearchFact, ResearchFacts } from './research-facts.tsx';

type Props = { companyName: string; url: string };

/** Facts of Wikidata and Wikipedia, asked for only when the person presses, apart from what is known here. */
export function CompanyLookupCard({ companyName, url }: Props) {
  const isOnline = useOnline();
  const [isAsked, setAsked] = useState(false);
  const [entry, setEntry] = useState('');
  const body = {
    companyName: companyName.slice(0, 300),
    ...(url && { url: url.slice(0, 2000) }),
    ...(entry && { entry }),
  };
  const query = useQuery({
    queryKey: ['company-look-up', body],
    queryFn: ({ signal }) => call(companyLookUp, { body, signal }),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 24 * 60 * 60_000,
    retry: false,
  });
  const isWaiting = query.fetchStatus === 'fetching';
  const answer = query.data;
  return (
    <DetailCard
      title={<Trans>From Wikidata and Wikipedia</Trans>}
      fact={<Trans>anyone can edit these</Trans>}
    >
      {!answer && (
        <CardText>
          <Trans>
            When you press the button, the name of this company is looked up in Wikidata and Wikipedia.
            Nothing else is sent to them, and nothing before that.
          </Trans>
          <Box sx={{ marginBlockStart: '12px' }}>
            <Button
              variant="outlined"
              disabled={!isOnline}
              aria-busy={isWaiting}
              startIcon={<Icon name="search" size="xs" />}
              onClick={() => (isAsked && !isWaiting ? void query.refetch() : setAsked(true))}
            >
              <Trans>Look it up</Trans>
            </Button>
          </Box>
        </CardText>
      )}
      <Box role="status">
        {isWaiting && (
          <CardText>
            <Trans>Asking Wikidata and Wikipedia…</Trans>
          </CardText>
        )}
      </Box>
      {!isOnline && !answer && (
        <Box sx={{ padding: '0 12px 12px' }}>
          <OfflineNote>
            <Trans>It can be looked up when you are online again. Everything else on this page works.</Trans>
          </OfflineNote>
        </Box>
      )}
      {query.isError && !isWaiting && (
        <Box sx={{ padding: '0 12px 12px' }}>
          <ErrorNote
            title={<Trans>It could not be looked up</Trans>}
            retry={{ label: <Trans>Retry looking up</Trans>, onClick: () => void query.refetch() }}
            requestId={reasonOf(query.error).requestId}
          >
            <ToldWords of={reasonOf(query.error)} /> <Trans>Nothing of your own is affected.</Trans>
          </ErrorNote>
        </Box>
      )}
      {answer && <Found answer={answer} onChoose={setEntry} />}
      {entry && !isWaiting && (
        <Box sx={{ padding: '0 16px 12px' }}>
          <Button
            variant="text"
            onClick={() => setEntry('')}
            startIcon={<Icon name="back" size="xs" />}
            sx={{ marginInlineStart: '-12px' }}
          >
            <Trans>Choose another entry</Trans>
          </Button>
        </Box>
      )}
    </DetailCard>
  );
}

function Found({ answer, onChoose }: { answer: CompanyLookUp; onChoose: (entry: string) => void }) {
  const { t } = useLingui();
  const labels = useFactLabels();
  const { found, facts, extract, extractUrl, others, askedAt, notice, noticeText } = answer;
  const asked = momentText(askedAt);
  const rows = facts.map((fact, at): ResearchFact => {
    const site = fact.kind === 'site' ? webAddress(fact.value) : '';
    return {
      key: `${fact.kind} ${at}`,
      label: labels[fact.kind],
      value: fact.asOf ? `${fact.value} (${fact.asOf})` : fact.value,
      ...(site && { url: site }),
      source: t`${fact.source}, asked ${asked}`,
      ...(webAddress(fact.url) && { sourceUrl: fact.url }),
    };
  });
  return (
    <>
      {notice && (
        <Box sx={{ padding: '12px' }}>
          <Note kind="quiet" icon="info" role="status">
            <ToldWords of={{ message: notice, text: noticeText }} />
          </Note>
        </Box>
      )}
      {found ? (
        <CardText>
          <Box sx={{ fontWeight: 570, color: token('text') }}>{found.name}</Box>
          {found.description}
        </CardText>
      ) : (
        <CardText>
          {others.length > 0 ? (
            <Trans>No entry is certain to be this company. Is it one of these?</Trans>
          ) : (
            <Trans>
              Neither has an entry for this company. Small and local employers often have no entry.
            </Trans>
          )}
        </CardText>
      )}
      {extract && (
        <CardText>
          <Box component="blockquote" sx={{ margin: 0, maxWidth: '66ch' }}>
            {extract}
          </Box>
          <Box sx={{ fontSize: '0.75rem', marginBlockStart: '4px' }}>
            {webAddress(extractUrl) ? (
              <Out href={extractUrl}>
                <Trans>Wikipedia, asked {asked}</Trans>
              </Out>
            ) : (
              <Trans>Wikipedia, asked {asked}</Trans>
            )}
          </Box>
        </CardText>
      )}
      <ResearchFacts facts={rows} />
      {others.length > 0 && <Others others={others} isSure={found !== null} onChoose={onChoose} />}
    </>
  );
}

type OthersProps = {
  others: readonly CompanyCandidate[];
  isSure: boolean;
  onChoose: (entry: string) => void;
};

/** Other entries of the name: the person knows which one is meant. */
function Others({ others, isSure, onChoose }: OthersProps) {
  const { t } = useLingui();
  return (
    <Box
      sx={{ padding: '8px 16px 12px', borderBlockStart: `1px solid ${token('line')}`, fontSize: '0.875rem' }}
    >
      {isSure && (
        <Box sx={{ color: token('text-2') }}>
          <Trans>Not this one? Others of the name:</Trans>
        </Box>
      )}
      <Box component="ul" aria-label={t`Other entries`} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {others.map(({ entry, name, description }) => (
          <Box
            component="li"
            key={entry}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: '12px',
              minHeight: 44,
              overflowWrap: 'anywhere',
            }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              {name}
              {description && <Box sx={{ fontSize: '0.8125rem', color: token('text-2') }}>{description}</Box>}
            </Box>
            <Button variant="text" aria-label={t`Choose ${name}`} onClick={() => onChoose(entry)}>
              <Trans>This one</Trans>
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function useFactLabels(): Record<CompanyFact['kind'], string> {
  const { t } = useLingui();
  return {
    industry: t`Industry`,
    founded: t`Founded`,
    headquarters: t`Headquarters`,
    country: t`Country`,
    employees: t`Employees`,
    revenue: t`Revenue`,
    'chief-executive': t`Chief executive`,
    founder: t`Founder`,
    parent: t`Belongs to`,
    owner: t`Owner`,
    'stock-exchange': t`Stock exchange`,
    site: t`Website`,
    'former-name': t`Former name`,
  };
}
