import type { PostingList } from '@foothold/core/contract/sources.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { momentText } from '../../ui/moment-text.ts';
import { ToldWords } from '../../ui/notes/told-words.tsx';
import { token } from '../../ui/tokens.ts';

/** One list of postings: when it was last read, what that brought, and what went wrong since, in words. */
export function SourceRow({ list }: { list: PostingList }) {
  const { t } = useLingui();
  const {
    service,
    board,
    employer,
    readAt,
    problem,
    problemText,
    notBefore,
    refused,
    refusedReason,
    isAsked,
  } = list;
  const name = [service, employer || board].filter(Boolean).join(' · ');
  const next = notBefore === null ? '' : momentText(notBefore);
  return (
    <Box
      component="li"
      sx={{
        paddingBlock: '8px',
        overflowWrap: 'anywhere',
        '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${token('line')}` },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: '12px' }}>
        <Box component="span" sx={{ fontWeight: 520 }}>
          {name}
        </Box>
        <Link
          href={list.terms}
          target="_blank"
          rel="noopener"
          aria-label={t`Terms of ${service}`}
          sx={{ lineHeight: '24px' }}
        >
          <Trans>Terms</Trans>
        </Link>
      </Box>
      <Box sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}>
        {readAt === null ? <Trans>Not read yet.</Trans> : <Reading list={list} at={readAt} />}
        {refused > 0 && (
          <>
            {' '}
            {t`${refused} more could not be read`}
            {refusedReason && ` (${refusedReason})`}.
          </>
        )}
        {!isAsked && (
          <>
            {' '}
            <Trans>Read on request, not automatically.</Trans>
          </>
        )}
        {problem && (
          <Box sx={{ color: token('bad') }}>
            <ToldWords of={{ message: t`The last time, ${service} ${problem}.`, text: problemText }} />{' '}
            <Trans>It is checked again after {next}.</Trans>
          </Box>
        )}
      </Box>
    </Box>
  );
}

function Reading({ list, at }: { list: PostingList; at: string }) {
  const { listed, added, changed, closed } = list;
  const { t } = useLingui();
  const when = momentText(at);
  const postings = t`${plural(listed, { one: '# posting', other: '# postings' })}`;
  return (
    <>
      <Trans>
        Last read {when}: {postings}.
      </Trans>
      {added + changed + closed > 0 && (
        <>
          {' '}
          <Trans>
            {added} new, {changed} changed, {closed} closed.
          </Trans>
        </>
      )}
    </>
  );
}
