import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from '../../typesetting/open-pdf.ts';
import type { Typeset } from '../../typesetting/typesetting.ts';

/** A PDF and its number of pages: one that was set here, or a file. */
type PdfFile = Pick<Typeset, 'pdf' | 'pages'>;

/** A PDF that can be drawn, and what it was opened from. */
export type OpenedPdf<T extends PdfFile = PdfFile> = { of: T; pdf: PDFDocumentProxy };

/** Opens a document for drawing; the one before stays open until then. `hasFailed`: it cannot be drawn here. */
export function usePdf<T extends PdfFile>(
  document: T | undefined,
): { opened: OpenedPdf<T> | null; hasFailed: boolean } {
  const [opened, setOpened] = useState<OpenedPdf<T> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!document) return;
    let isOver = false;
    let close = async () => {};
    openPdf(document.pdf).then(
      (made) => {
        close = made.close;
        if (isOver) return void close();
        setOpened({ of: document, pdf: made.document });
        setFailed(false);
      },
      () => !isOver && setFailed(true),
    );
    return () => {
      isOver = true;
      // What is being drawn from it ends first.
      setTimeout(() => void close(), 2000);
    };
  }, [document]);
  return { opened, hasFailed };
}
