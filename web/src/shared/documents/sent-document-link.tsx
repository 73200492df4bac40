import { safeFileName } from '@foothold/core/entities/document/stored-file.ts';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { opensInPlace, type ShownDocument } from '../../data/documents/documents.ts';
import { opensLater } from '../../ui/dialogs/opens-later.tsx';
import { token } from '../../ui/tokens.ts';

const SentDialog = opensLater(async () => (await import('./sent-document-dialog.tsx')).SentDocumentDialog);

type Props = { document: ShownDocument; other: ShownDocument | undefined };

/**
 * The name of a kept document, which opens it where that is safe: what came from elsewhere is drawn as pictures or read
 * as text, never opened as a page that could act in the person's name.
 */
export function SentDocumentLink({ document, other }: Props) {
  const [isOpen, setOpen] = useState(false);
  const name = safeFileName(document.name, document.mimeType);
  if (!opensInPlace(document)) return name;
  return (
    <>
      <MuiLink
        component="button"
        type="button"
        underline="hover"
        onClick={() => setOpen(true)}
        sx={{ font: 'inherit', color: token('text'), textAlign: 'start', minHeight: { xs: 44, md: 24 } }}
      >
        {name}
      </MuiLink>
      <SentDialog open={isOpen} onClose={() => setOpen(false)} document={document} other={other} />
    </>
  );
}
