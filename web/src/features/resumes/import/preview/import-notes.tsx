import type { NotUsed } from '@foothold/core/resume-import/not-used.ts';
import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { DocumentNote } from '../../../../document-reading/document-reading.ts';
import { Note } from '../../../../ui/notes/note.tsx';
import type { OpenImport } from '../import-source.ts';
import { Parts } from '../start/import-problem.tsx';

/** More pages than a resume usually has. */
const manyPages = 10;
/** More words than these are not read. */
const maxDoubtful = 24;

type Props = {
  open: OpenImport;
  isBack: boolean;
  /** Text that a reader of the file cannot see. */
  hidden: readonly NotUsed[];
  onPart: (part: string) => void;
};

/** What a person should know of the file before they look at the fields. */
export function ImportNotes({ open: { document }, isBack, hidden, onPart }: Props) {
  const count = document.layout.kind === 'pages' ? document.layout.pages.length : 0;
  const words = hidden.map(({ text }) => text).join(' · ');
  const quiet = document.notes.flatMap((note) => {
    const said = noteWords(note);
    return said ? [{ note, said }] : [];
  });
  const isThere =
    isBack ||
    (document.recognition?.doubtful.length ?? 0) > 0 ||
    hidden.length > 0 ||
    quiet.length > 0 ||
    count > manyPages ||
    document.others.length > 0;
  if (!isThere) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '8px',
        marginBlockEnd: '12px',
        flexShrink: 0,
        maxHeight: { md: '34dvh' },
        overflowY: { md: 'auto' },
      }}
    >
      {isBack && (
        <Note
          kind="quiet"
          icon="history"
          role="status"
          title={<Trans>The import continues where you left off.</Trans>}
        >
          <Trans>What you corrected before the reload is here.</Trans>
        </Note>
      )}
      {hidden.length > 0 && (
        <Note
          kind="warn"
          icon="eye-off"
          role="status"
          title={
            <Plural
              value={hidden.length}
              one="This file contains a piece of hidden text."
              other="This file contains # pieces of hidden text."
            />
          }
        >
          <Trans>
            It is white on white, invisible or tiny, and was not used: “{shortened(words)}”. Employers’
            software finds such text and may reject a resume because of it.
          </Trans>
        </Note>
      )}
      {count > manyPages && (
        <Note kind="quiet" icon="note" title={<Trans>It has {count} pages.</Trans>}>
          <Trans>All of them were read. Check that it is one resume and not several.</Trans>
        </Note>
      )}
      {quiet.map(({ note, said }) => (
        <Note
          key={note}
          kind={note === 'letters-recognized' || note === 'little-recognized' ? 'warn' : 'quiet'}
          icon="note"
        >
          {said}
        </Note>
      ))}
      {document.recognition && document.recognition.doubtful.length > 0 && (
        <Note kind="quiet" icon="help" title={<Trans>Words that may be wrong:</Trans>}>
          {document.recognition.doubtful
            .slice(0, maxDoubtful)
            .map(({ text }) => `“${text}”`)
            .join(' ')}
          {document.recognition.doubtful.length > maxDoubtful && ' …'}
        </Note>
      )}
      {document.others.length > 0 && (
        <Note kind="quiet" icon="folder" title={<Trans>The archive contains other documents too.</Trans>}>
          <Box sx={{ display: 'grid', gap: '8px' }}>
            <Trans>The fields below come from its tables. To import one of the documents instead:</Trans>
            <Parts parts={document.others} onPart={onPart} />
          </Box>
        </Note>
      )}
    </Box>
  );
}

/** What a note of the reader says; null for what is said elsewhere. */
function noteWords(note: DocumentNote): ReactNode {
  switch (note) {
    case 'tracked-changes':
      return <Trans>It has tracked changes: what was inserted was read, what was deleted was not.</Trans>;
    case 'text-boxes':
      return <Trans>It has text boxes. Their text was read, but the order may differ from the page.</Trans>;
    case 'macros-ignored':
      return <Trans>It contains macros. They were not run and are not saved.</Trans>;
    case 'letters-recognized':
      return (
        <Trans>
          A program recognized its letters in a picture. It makes mistakes, so every field is marked to check.
        </Trans>
      );
    case 'attached-data':
      return (
        <Trans>
          Europass attached the fields to this PDF. They were used instead of the text of its pages.
        </Trans>
      );
    case 'little-recognized':
      return (
        <Trans>
          Little was recognized: the picture may be turned, blurred or pale. Compare every field with it.
        </Trans>
      );
    case 'pages-left-out':
      return <Trans>Only the first ten pages were recognized.</Trans>;
    case 'comments-left-out':
      return <Trans>It has comments. They were not read.</Trans>;
    case 'fields-left-out':
      return (
        <Trans>
          Some of its fields hold values of a wrong type. They were left out, and are listed as not used.
        </Trans>
      );
    case 'hidden-text':
      return null;
  }
}

const longest = 160;
const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);
