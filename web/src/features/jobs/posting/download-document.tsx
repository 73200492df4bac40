import { safeFileName } from '@foothold/core/entities/document/stored-file.ts';
import { Trans } from '@lingui/react/macro';
import { readDocument } from '../../../data/documents/documents.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { showToast } from '../../../ui/toasts/toast.tsx';

/**
 * Hands a document to the browser's downloads, byte for byte. As bytes of no kind: a page or picture that somebody sent
 * must never open here, where it could act in the person's name.
 */
export async function downloadDocument(id: number, name: string): Promise<void> {
  const document = await readDocument(id);
  if (!document) {
    showToast({
      text: <Trans>The content of {name} is not in this browser. A backup may have it.</Trans>,
      kind: 'error',
    });
    return;
  }
  saveFile({
    name: safeFileName(document.name, document.mimeType),
    text: document.bytes,
    type: 'application/octet-stream',
  });
}
