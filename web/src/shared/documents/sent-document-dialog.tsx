import { dateOfText, dateWords } from '@foothold/core/dates/calendar-date.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useState } from 'react';
import { readDocument, type ShownDocument } from '../../data/documents/documents.ts';
import { Segment } from '../../ui/buttons/segment.tsx';
import { ReadingDialog } from '../../ui/dialogs/reading-dialog.tsx';
import { token } from '../../ui/tokens.ts';
import { StoredLedger } from '../ai/ledger/stored-ledger.tsx';
import { ResumeComparison } from '../resumes/comparison/resume-comparison.tsx';
import { PdfPages } from '../resumes/pdf-pages.tsx';

type View = 'pages' | 'text' | 'today' | 'ledger';

type Props = {
  open: boolean;
  onClose: () => void;
  /** A copy that was made when the application went out, or a PDF or text that was added. */
  document: ShownDocument;
  /** The other form of the same: the PDF beside the text, the text beside the PDF. */
  other: ShownDocument | undefined;
};

/** A document in place: its pages, its text, of a resume that was sent what reads otherwise today, of what a model wrote in its ledger. */
export function SentDocumentDialog({ open, onClose, document, other }: Props) {
  const { t } = useLingui();
  const isPdf = ({ mimeType }: ShownDocument) => mimeType === 'application/pdf';
  const forms = other ? [document, other] : [document];
  const pdf = forms.find(isPdf);
  const text = forms.find((one) => !isPdf(one));
  const [view, setView] = useState<View>(isPdf(document) ? 'pages' : 'text');
  const ledger = (text ?? document).ledger;
  const options: { value: View; label: string }[] = [
    ...(pdf ? [{ value: 'pages' as const, label: t`Pages` }] : []),
    ...(text ? [{ value: 'text' as const, label: t`Text` }] : []),
    ...(text && document.kind === 'resume' && document.resumeId !== null
      ? [{ value: 'today' as const, label: t`Compared with today` }]
      : []),
    ...(ledger.length > 0 ? [{ value: 'ledger' as const, label: t`Ledger` }] : []),
  ];
  return (
    <ReadingDialog
      open={open}
      onClose={onClose}
      title={(text ?? document).name}
      under={
        document.dateSent ? (
          <Trans>As you sent it on {dateWords(document.dateSent)}</Trans>
        ) : (
          <Trans>Added on {dateWords(dateOfText(document.createdAt))}</Trans>
        )
      }
      fullWidth
    >
      {options.length > 1 && (
        <Box sx={{ marginBlockEnd: '16px', overflowX: 'auto' }}>
          <Segment label={t`What to show`} value={view} options={options} onChange={setView} />
        </Box>
      )}
      {view === 'pages' && pdf && <Content id={pdf.internalId} show={(bytes) => <PdfPages pdf={bytes} />} />}
      {view === 'text' && text && (
        <Content id={text.internalId} show={(bytes) => <Plain text={textOf(bytes)} />} />
      )}
      {view === 'ledger' && <StoredLedger entries={ledger} />}
      {view === 'today' && text && document.resumeId !== null && (
        <ResumeComparison left={{ documentId: text.internalId }} right={{ resumeId: document.resumeId }} />
      )}
    </ReadingDialog>
  );
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

type Read = 'reading' | 'gone' | Uint8Array<ArrayBuffer>;

function Content({ id, show }: { id: number; show: (bytes: Uint8Array<ArrayBuffer>) => ReactNode }) {
  const [read, setRead] = useState<Read>('reading');
  useEffect(() => {
    let isShown = true;
    void readDocument(id).then((found) => isShown && setRead(found?.bytes ?? 'gone'));
    return () => {
      isShown = false;
    };
  }, [id]);
  if (read === 'reading') return <Box sx={{ minHeight: 200 }} />;
  if (read === 'gone')
    return (
      <Box role="alert">
        <Trans>The content of this document is not in this browser. A backup may have it.</Trans>
      </Box>
    );
  return show(read);
}

function Plain({ text }: { text: string }) {
  return (
    <Box
      sx={{
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        maxWidth: '66ch',
        fontSize: '0.9375rem',
        lineHeight: '24px',
        color: token('text-2'),
      }}
    >
      {text}
    </Box>
  );
}
