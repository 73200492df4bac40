import { splitOthers } from '@foothold/core/duplicates/split-others.ts';
import type { JobSearchResult, OtherPosting } from '@foothold/core/entities/posting/posting.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { acceptDuplicate, refuseDuplicate, useNotDuplicates } from '../../../data/settings/not-duplicates.ts';
import { fullDate, safeUrl } from '../../../shared/postings/posting-words.ts';
import { shownSource } from '../../../shared/postings/shown-source.ts';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';

type Props = { posting: JobSearchResult; now: Date; postingAddress: (id: string) => string };

const none: ReadonlySet<string> = new Set();

/** Where else the same job stands, each to be told apart; and what the person told apart, which can be put back. */
export function PostingOthers({ posting, now, postingAddress }: Props) {
  const { t } = useLingui();
  const refused = useNotDuplicates() ?? none;
  const { otherPostings, refusedPostings } = splitOthers(posting, refused);
  const count = otherPostings.length;
  return (
    <>
      {count > 0 && (
        <Others
          title={t`${plural(count, { one: 'Also posted once more', other: 'Also posted # times more' })}`}
          list={otherPostings}
          now={now}
          action={(other) => ({
            label: <Trans>Not the same job</Trans>,
            run: async () =>
              toastResult(await refuseDuplicate(posting, other), <Trans>Noted as another job.</Trans>),
          })}
        />
      )}
      {refusedPostings.length > 0 && (
        <Others
          title={t`Other openings`}
          list={refusedPostings}
          addressOf={(other) => postingAddress(String(other.id))}
          now={now}
          action={(other) => ({
            label: <Trans>Same job after all</Trans>,
            run: async () =>
              toastResult(await acceptDuplicate(posting, other), <Trans>Noted as the same job.</Trans>),
          })}
        />
      )}
    </>
  );
}

type OthersProps = {
  title: string;
  list: readonly OtherPosting[];
  now: Date;
  /** Where it is shown here; absent, it opens at its source. */
  addressOf?: (other: OtherPosting) => string;
  action: (other: OtherPosting) => { label: ReactNode; run: () => Promise<unknown> };
};

const fewFirst = 3;

function Others({ title, list, now, addressOf, action }: OthersProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole || list.length <= fewFirst + 1 ? list : list.slice(0, fewFirst);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ paddingBlock: '12px', borderBlockEnd: `1px solid ${token('line')}` }}
    >
      <Typography
        component="h3"
        id={id}
        sx={{ fontSize: '0.875rem', lineHeight: '20px', fontWeight: 570, marginBlockEnd: '2px' }}
      >
        {title}
      </Typography>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {shown.map((other) => (
          <Line
            key={`${other.source} ${other.externalId}`}
            other={other}
            now={now}
            to={addressOf?.(other)}
            {...action(other)}
          />
        ))}
      </Box>
      {shown.length < list.length && (
        <Button
          variant="text"
          size="small"
          onClick={() => setWhole(true)}
          sx={{ minHeight: { md: 28 }, marginInlineStart: '-8px' }}
        >
          <Trans>Show all {list.length}</Trans>
        </Button>
      )}
    </Box>
  );
}

type LineProps = {
  other: OtherPosting;
  now: Date;
  to: string | undefined;
  label: ReactNode;
  run: () => Promise<unknown>;
};

function Line({ other, now, to, label, run }: LineProps) {
  const { i18n } = useLingui();
  const posted = fullDate(other.datePosted, { now, locale: i18n.locale });
  const more = [other.location, posted?.date].filter(Boolean).join(' · ');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        columnGap: '12px',
        minHeight: { xs: 44, md: 32 },
        fontSize: { xs: '0.9375rem', md: '0.875rem' },
        lineHeight: '20px',
      }}
    >
      <Box component="span" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <FeedLink to={to} address={safeUrl(other.url)}>
          {shownSource(other.source)}
        </FeedLink>
        {more && (
          <Box component="span" sx={{ color: token('text-2') }}>
            {` · ${more}`}
          </Box>
        )}
      </Box>
      <Button
        variant="text"
        size="small"
        onClick={() => void run()}
        sx={{ minHeight: { md: 28 }, marginInlineEnd: '-8px', flexShrink: 0 }}
      >
        {label}
      </Button>
    </Box>
  );
}

function FeedLink({ to, address, children }: { to: string | undefined; address: string; children: string }) {
  if (to)
    return (
      <MuiLink component={Link} to={to}>
        {children}
      </MuiLink>
    );
  if (address === '') return children;
  return (
    <MuiLink href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </MuiLink>
  );
}
