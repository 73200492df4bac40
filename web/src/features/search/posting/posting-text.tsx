import { isCalendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { PostingDetail } from '@foothold/core/entities/posting/posting.ts';
import { sourceFacts } from '@foothold/core/entities/posting/posting-source.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { fullDate, sourceOf } from '../../../shared/postings/posting-words.ts';
import { SafeHtml } from '../../../shared/postings/safe-html.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { OpenPosting } from './posting-actions.tsx';
import type { CheckState } from './use-posting-check.ts';

/** The posting's own words; where it has none, that, and where they may be read. */
export function PostingText({ detail, check, now }: { detail: PostingDetail; check: CheckState; now: Date }) {
  const { i18n } = useLingui();
  const closed = detail.closedAt === null ? null : fullDate(detail.closedAt, { now, locale: i18n.locale });
  const hasText = detail.descriptionHtml.replace(/<[^<>]*>|&nbsp;|\s/g, '') !== '';
  const { site } = sourceOf(detail);
  const { label, isExcerpt } = sourceFacts(detail.source);
  return (
    <Box
      sx={{
        marginBlockStart: '16px',
        display: 'grid',
        gap: '16px',
        '& > div > :first-child': { marginBlockStart: 0 },
      }}
    >
      {closed && (
        <Note kind="quiet" icon="info">
          {check === 'closed' ? (
            <Trans>Its source was just checked and no longer lists this posting.</Trans>
          ) : isCalendarDate(detail.closedAt ?? '') ? (
            <Trans>Applications closed on {closed.date}.</Trans>
          ) : (
            <Trans>Its source closed this posting on {closed.date}.</Trans>
          )}
        </Note>
      )}
      {hasText ? (
        <>
          <SafeHtml html={detail.descriptionHtml} />
          {isExcerpt && (
            <Note kind="quiet" icon="info" action={<OpenPosting posting={detail} />}>
              <Trans>{label} shares only the beginning of the text.</Trans>
            </Note>
          )}
        </>
      ) : (
        <Note
          kind="quiet"
          icon="info"
          title={
            check === 'asking' ? (
              <Trans>The text of this posting is loading.</Trans>
            ) : (
              <Trans>This posting has no text.</Trans>
            )
          }
          action={<OpenPosting posting={detail} />}
        >
          {site && <Trans>Read it at {site}.</Trans>}
        </Note>
      )}
    </Box>
  );
}
