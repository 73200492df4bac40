import type { Resume } from '@foothold/core/entities/resume/resume.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { Finding } from '@foothold/core/resume-review/review.ts';
import { checkOf } from '@foothold/core/resume-review/review-checks.data.ts';
import { sourceFor } from '@foothold/core/resume-review/review-sources.data.ts';
import { lineOfField } from '@foothold/core/resume-review/review-text.ts';
import { pageText } from '@foothold/core/typesetting/page-text.ts';
import type { ResumePage } from '@foothold/core/typesetting/resume-page.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { SetPage } from '../../../shared/documents/use-set-page.ts';
import { RowBack } from '../../../ui/buttons/row-back.tsx';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { token } from '../../../ui/tokens.ts';
import { useFieldWords } from '../export/field-words.ts';
import { useReviewActions } from './use-review-actions.tsx';
import { useReviewWords } from './use-review-words.ts';

// What draws pages is heavy, and the words do not wait for it.
const TypesetPage = partLater(
  async () => (await import('../../../shared/documents/typeset-page.tsx')).TypesetPage,
);

type Props = {
  whole: WholeResume;
  finding: Finding;
  /** Where the resume is sent to, as the review goes by it. */
  country: string;
  page: SetPage<ResumePage>;
  /** The base of the version where the words in question stand. */
  base: Resume | null;
  isVersion: boolean;
  onBack: () => void;
  onField: (field: string) => void;
};

/** One finding: what, why, what a press writes, and its place marked on the page. */
export function FindingDetail({ whole, finding, country, page, base, isVersion, onBack, onField }: Props) {
  const { t } = useLingui();
  const { wordsOf, pressOf, pressInBase } = useReviewWords();
  const placeOf = useFieldWords(whole);
  const actions = useReviewActions();
  const { check, field, quote, fixes } = finding;
  const { title, reason } = wordsOf(finding);
  const { weight, source } = checkOf(check);
  const published = sourceFor(source, country);
  const text = useMemo(() => (page.set ? pageText(page.set.request.page) : ''), [page.set]);
  const line = lineOfField(whole, field);
  const id = whole.resume.internalId;
  return (
    <Box
      sx={{
        padding: { xs: '0 0 24px', md: '16px 20px 20px' },
        display: 'flex',
        flexDirection: 'column',
        flexGrow: 1,
        minHeight: 0,
      }}
    >
      <Box sx={{ display: 'flex' }}>
        <RowBack onBack={onBack} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <StateChip kind="plain">
          {weight === 'mend' ? <Trans>To fix</Trans> : <Trans>To consider</Trans>}
        </StateChip>
      </Box>
      <Typography variant="body2" sx={{ color: token('text-2'), overflowWrap: 'anywhere' }}>
        {field === '' ? t`The whole resume` : placeOf(field)}
      </Typography>
      <Typography sx={{ marginBlock: '10px 0', maxWidth: '66ch' }}>
        {reason}{' '}
        {published && (
          <Box
            component="a"
            href={published.url}
            target="_blank"
            rel="noreferrer"
            sx={{ color: token('accent') }}
          >
            {published.publisher}
          </Box>
        )}
      </Typography>
      {line !== '' && <Quoted text={line} at={finding.at} />}
      {base && (
        <Box sx={{ marginBlockStart: '12px' }}>
          <Note kind="quiet" title={<Trans>These words come from {base.title}.</Trans>}>
            <Trans>Fixed there, they are fixed in all its versions.</Trans>
          </Note>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlock: '14px' }}>
        {fixes.map((fix, at) => (
          <Button
            key={`${fix.does} ${fix.text}`}
            variant={at === 0 ? 'contained' : 'outlined'}
            onClick={() => void actions.mend(base?.internalId ?? id, finding, fix)}
          >
            {base ? pressInBase(finding, fix) : pressOf(finding, fix)}
          </Button>
        ))}
        {base && fixes[0] && (
          <Button variant="outlined" onClick={() => fixes[0] && void actions.mend(id, finding, fixes[0])}>
            <Trans>In this version alone</Trans>
          </Button>
        )}
        {field !== '' && (
          <Button variant="outlined" onClick={() => onField(field)}>
            <Trans>Go to the field</Trans>
          </Button>
        )}
        {check === 'spelling' && (
          <Button variant="text" onClick={() => void actions.addWord(quote)}>
            <Trans>Add to my words</Trans>
          </Button>
        )}
        <Button variant="text" onClick={() => void actions.hide(finding)} sx={{ color: token('text-2') }}>
          <Trans>Not for me</Trans>
        </Button>
      </Box>
      <Box
        sx={{
          height: { xs: 480, md: 560 },
          flexGrow: 1,
          minHeight: { xs: 480, md: 420 },
          marginInline: { md: '-4px' },
        }}
      >
        <TypesetPage page={page} text={text} focused={field} onField={onField} />
      </Box>
      {isVersion && !base && (
        <Typography variant="body2" sx={{ color: token('text-3'), marginBlockStart: '8px' }}>
          <Trans>This version says it in its own words. Its base stays as it is.</Trans>
        </Typography>
      )}
    </Box>
  );
}

/** The line with the words in question marked. */
function Quoted({ text, at }: { text: string; at: Finding['at'] }) {
  const [start, end] = at ?? [0, 0];
  const isPart = end > start && end <= text.length && end - start < text.length;
  return (
    <Box
      component="blockquote"
      sx={{
        margin: '10px 0 0',
        paddingInlineStart: '12px',
        borderInlineStart: `3px solid ${token('line-strong')}`,
        overflowWrap: 'anywhere',
        '& mark': {
          color: 'inherit',
          backgroundColor: token('warn-ground'),
          borderBlockEnd: `2px solid ${token('warn')}`,
        },
      }}
    >
      {isPart ? (
        <>
          {text.slice(0, start)}
          <mark>{text.slice(start, end)}</mark>
          {text.slice(end)}
        </>
      ) : (
        text
      )}
    </Box>
  );
}
