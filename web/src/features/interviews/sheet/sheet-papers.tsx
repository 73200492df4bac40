import { dateWords } from '@foothold/core/dates/calendar-date.ts';
import { documentKindName } from '@foothold/core/entities/document/document-words.messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { otherForm, type ShownDocument } from '../../../data/documents/documents.ts';
import type { SheetSources } from '../../../data/interviews/sheet-sources.ts';
import { useSay } from '../../../platform/use-say.ts';
import { SentDocumentLink } from '../../../shared/documents/sent-document-link.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { LongText } from '../../../ui/long-text.tsx';
import { token } from '../../../ui/tokens.ts';
import { interviewPaths } from '../interview-paths.ts';
import { InterviewPart, partRow, plainList, Second } from '../shared/interview-part.tsx';

type Props = { notes: string; sources: SheetSources };

/** What is there to read once more: own notes, what was sent, what was found out, and the posting as it is kept. */
export function SheetPapers({ notes, sources }: Props) {
  const { t } = useLingui();
  const { job, documents, research, posting } = sources;
  // A resume that is kept as text and as PDF was sent once.
  const sent = documents.filter((one) => one.mimeType !== 'application/pdf' || !otherForm(documents, one));
  return (
    <>
      {notes.trim() !== '' && (
        <InterviewPart title={<Trans>Notes</Trans>}>
          <Box sx={reading}>
            <LongText text={notes} label={t`Notes`} />
          </Box>
        </InterviewPart>
      )}
      {job && (
        <InterviewPart
          title={<Trans>What you sent</Trans>}
          end={
            <MuiLink component={Link} to={interviewPaths.job(job.internalId)}>
              <Trans>Open the job</Trans>
            </MuiLink>
          }
        >
          {sent.length === 0 && (
            <Second>
              <Trans>
                No copy is saved with the job. What you send from here is saved as it was that day.
              </Trans>
            </Second>
          )}
          <Box component="ul" aria-label={t`What you sent`} sx={plainList}>
            {sent.map((document) => (
              <Sent key={document.internalId} document={document} other={otherForm(documents, document)} />
            ))}
          </Box>
        </InterviewPart>
      )}
      {research.length > 0 && (
        <InterviewPart title={<Trans>About the company</Trans>}>
          <Box
            component="dl"
            sx={{ margin: 0, fontSize: '0.875rem', lineHeight: '20px', overflowWrap: 'anywhere' }}
          >
            {research.map(({ question, answer }) => (
              <Box key={question} sx={{ paddingBlock: '4px' }}>
                <Box component="dt" sx={{ color: token('text-2') }}>
                  {question}
                </Box>
                <Box component="dd" sx={{ margin: 0, whiteSpace: 'pre-wrap' }}>
                  {answer}
                </Box>
              </Box>
            ))}
          </Box>
        </InterviewPart>
      )}
      {posting && posting.text.trim() !== '' && (
        <InterviewPart title={<Trans>The posting as saved</Trans>}>
          <Box sx={reading}>
            <LongText text={posting.text} label={t`The posting as saved`} />
          </Box>
        </InterviewPart>
      )}
    </>
  );
}

/** A text to be read through. */
const reading = {
  maxWidth: '66ch',
  fontSize: { xs: '1rem', md: '0.875rem' },
  lineHeight: { xs: '24px', md: '20px' },
} as const;

function Sent({ document, other }: { document: ShownDocument; other: ShownDocument | undefined }) {
  const say = useSay();
  const { kind, dateSent, isEdited } = document;
  const day = dateWords(dateSent);
  return (
    <Box component="li" sx={partRow}>
      <Icon name="resumes" size="xs" color={token('text-3')} />
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <SentDocumentLink document={document} other={other} />
        <Second>
          {say(documentKindName(kind))}
          {day && (
            <>
              {' · '}
              <Trans>Sent {day}</Trans>
            </>
          )}
          {isEdited && (
            <>
              {' · '}
              <Trans>edited since</Trans>
            </>
          )}
        </Second>
      </Box>
    </Box>
  );
}
