import { dateOfText } from '@foothold/core/dates/calendar-date.ts';
import { documentKindName } from '@foothold/core/entities/document/document-words.messages.ts';
import { safeFileName } from '@foothold/core/entities/document/stored-file.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useRef, useState } from 'react';
import {
  addDocuments,
  deleteDocument,
  otherForm,
  type ShownDocument,
  useDocuments,
} from '../../../data/documents/documents.ts';
import { useSay } from '../../../platform/use-say.ts';
import { SentDocumentLink } from '../../../shared/documents/sent-document-link.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { toastDone, toastFailure, toastResult } from '../../../ui/toasts/result-toast.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { FileProblems } from '../shared/file-problems.tsx';
import { fileSize } from '../shared/file-size.ts';
import { shortDate } from '../shared/job-cells.ts';
import { type FileProblem, pickFiles } from '../shared/pick-files.ts';
import { SideCard } from '../shared/side-card.tsx';
import { DocumentKind } from './document-kind.tsx';
import { downloadDocument } from './download-document.tsx';

/** The documents of a job as they were sent, not as they are today (docs/spec/interface.md, Job); files can be added. */
export function DocumentsCard({ jobId, today }: { jobId: number; today: string }) {
  const { t } = useLingui();
  const documents = useDocuments(jobId);
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<FileProblem[]>([]);

  const add = async (chosen: File[]) => {
    const picked = await pickFiles(chosen);
    setProblems(picked.problems);
    if (picked.files.length === 0) return;
    const result = await addDocuments(
      jobId,
      picked.files.map((file) => ({ ...file, dateSent: '' })),
    );
    if (!result.ok) toastFailure(result);
    else if (result.added === 0)
      showToast({ text: <Trans>This file is already saved with the job.</Trans>, kind: 'info' });
    else
      toastDone(
        <Plural value={result.added} one="Document added." other="# documents added." />,
        result.journalId,
      );
  };

  return (
    <SideCard
      title={<Trans>Documents</Trans>}
      end={
        <Button
          variant="text"
          startIcon={<Icon name="add" size="xs" />}
          onClick={() => input.current?.click()}
          sx={{ marginInlineEnd: '-12px', fontSize: '0.8125rem' }}
        >
          <Trans>Add file</Trans>
        </Button>
      }
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t`Files to save with this job`}
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <FileProblems problems={problems} />
      {documents?.rows.length === 0 && problems.length === 0 && (
        <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', lineHeight: '18px' }}>
          <Trans>What you send is saved here as it was that day.</Trans>
        </Box>
      )}
      {documents && documents.broken.length > 0 && (
        <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', lineHeight: '18px' }}>
          <Plural
            value={documents.broken.length}
            one="# document could not be read. It was not deleted."
            other="# documents could not be read. None was deleted."
          />
        </Box>
      )}
      <Box
        component="ul"
        aria-label={t`Documents of this job`}
        sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '4px' }}
      >
        {documents?.rows.map((document) => (
          <DocumentRow
            key={document.internalId}
            document={document}
            other={otherForm(documents.rows, document)}
            today={today}
          />
        ))}
      </Box>
    </SideCard>
  );
}

type RowProps = { document: ShownDocument; other: ShownDocument | undefined; today: string };

function DocumentRow({ document, other, today }: RowProps) {
  const { t } = useLingui();
  const name = safeFileName(document.name, document.mimeType);
  const remove = async () => {
    toastResult(await deleteDocument(document.internalId), <Trans>Document deleted.</Trans>);
  };
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: '12px', minHeight: 44 }}>
      <Icon name="resumes" size="xs" color={token('text-3')} />
      <Box sx={{ flexGrow: 1, minWidth: 0, lineHeight: '20px', fontSize: '0.875rem' }}>
        <Box sx={{ fontWeight: 570, overflowWrap: 'anywhere' }}>
          <SentDocumentLink document={document} other={other} />
        </Box>
        <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', lineHeight: '18px' }}>
          <When document={document} name={name} today={today} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', marginInlineEnd: '-8px' }}>
        <IconButton
          aria-label={t`Download ${name}`}
          title={t`Download`}
          onClick={() => void downloadDocument(document.internalId, name)}
        >
          <Icon name="download" size="xs" />
        </IconButton>
        <IconButton aria-label={t`Delete ${name}`} title={t`Delete`} onClick={() => void remove()}>
          <Icon name="delete" size="xs" />
        </IconButton>
      </Box>
    </Box>
  );
}

type WhenProps = { document: ShownDocument; name: string; today: string };

function When({ document, name, today }: WhenProps) {
  const say = useSay();
  const { internalId, isCopy, kind, dateSent, isEdited } = document;
  const date = shortDate(dateSent || dateOfText(document.createdAt), { today });
  const size = fileSize(document.size);
  const facts = [
    ...(isCopy && kind !== 'other' ? [<span key="kind">{say(documentKindName(kind))}</span>] : []),
    ...(isCopy ? [] : [<DocumentKind key="own kind" id={internalId} name={name} kind={kind} />]),
    <span key="date">{dateSent ? <Trans>Sent {date}</Trans> : <Trans>Added {date}</Trans>}</span>,
    ...(isEdited ? [<Trans key="edited">edited since</Trans>] : []),
    ...(isCopy ? [] : [<span key="size">{size}</span>]),
  ];
  return facts.map((fact, at) => (
    <span key={fact.key}>
      {at > 0 && ' · '}
      {fact}
    </span>
  ));
}
