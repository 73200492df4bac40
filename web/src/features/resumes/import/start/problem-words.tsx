import type { OtherDocument } from '@foothold/core/resume-reading/other-document.data.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DocumentProblem } from '../../../../document-reading/document-reading.ts';

/** What happened, in one sentence. */
export function titleOfProblem(problem: DocumentProblem, name: string): ReactNode {
  const file = name || undefined;
  switch (problem) {
    case 'empty':
      return file ? <Trans>{file} is empty</Trans> : <Trans>There is no text</Trans>;
    case 'too-large':
      return file ? <Trans>{file} is too large</Trans> : <Trans>This text is too long</Trans>;
    case 'too-many-pages':
      return <Trans>{file} is too long for a resume</Trans>;
    case 'unpacks-too-much':
      return <Trans>{file} contains more than a resume does</Trans>;
    case 'too-many-pixels':
      return <Trans>{file} has too many pixels</Trans>;
    case 'took-too-long':
      return file ? (
        <Trans>{file} takes too long to read</Trans>
      ) : (
        <Trans>This text takes too long to read</Trans>
      );
    case 'password':
      return <Trans>{file} needs a password</Trans>;
    case 'damaged':
      return <Trans>{file} is damaged</Trans>;
    case 'scan':
      return <Trans>{file} is an image of text</Trans>;
    case 'nothing-recognized':
      return <Trans>No text was recognized in {file}</Trans>;
    case 'not-a-resume':
      return file ? (
        <Trans>{file} does not look like a resume</Trans>
      ) : (
        <Trans>This does not look like a resume</Trans>
      );
    case 'several':
      return <Trans>{file} contains several documents</Trans>;
    case 'backup':
      return <Trans>{file} is a Foothold backup</Trans>;
    case 'not-loaded':
      return <Trans>The file reader is not on this device yet</Trans>;
    case 'failed':
    case 'stopped':
      return file ? <Trans>{file} could not be read</Trans> : <Trans>The text could not be read</Trans>;
    default:
      return <Trans>{file} cannot be read here</Trans>;
  }
}

type Props = {
  problem: DocumentProblem;
  pages: number;
  hasParts: boolean;
  /** What it seems to be instead of a resume. */
  looksLike: OtherDocument | undefined;
};

/** Why, and what to do; nothing was changed by any of it. */
export function ProblemWords({ problem, pages, hasParts, looksLike }: Props): ReactNode {
  switch (problem) {
    case 'empty':
      return <Trans>There is nothing in it to read. Choose another file, or paste the text.</Trans>;
    case 'too-large':
      return (
        <Trans>
          Files up to 10 MB and texts up to 200,000 characters can be read. Large files mostly contain photos:
          save it again as a PDF without them, or paste the text.
        </Trans>
      );
    case 'too-many-pages':
      return (
        <Trans>
          It has {pages} pages, and up to 40 are read. Save the pages of the resume as a separate file, then
          import that.
        </Trans>
      );
    case 'unpacks-too-much':
      return (
        <Trans>
          It is small as a file, but unpacks to far more, so reading it was stopped. Nothing was saved. Save
          the resume again as a PDF without drawings and large pictures, or paste the text.
        </Trans>
      );
    case 'too-many-pixels':
      return (
        <Trans>
          Pictures up to 64 million pixels can be read, and this one states more, or does not state its size.
          Nothing was saved. Scan the page at 200 to 600 dpi, or save a smaller picture.
        </Trans>
      );
    case 'took-too-long':
      return (
        <Trans>
          Reading was stopped because a page took longer than a resume does. Nothing was saved, and other
          files can be read. Save it again as a simpler PDF, or paste the text.
        </Trans>
      );
    case 'password':
      return (
        <Trans>
          Open it with its password in the program it came from, save it without one, and choose that file.
          Foothold never asks for the password of a file.
        </Trans>
      );
    case 'damaged':
      return (
        <Trans>
          It ends too early, or something else was written into it. Download or save it again, and try again.
        </Trans>
      );
    case 'scan':
      return (
        <Trans>
          There are no letters in it to read, only an image, as scanners and phone cameras make. A PDF or Word
          file from the program you wrote it in reads much better.
        </Trans>
      );
    case 'nothing-recognized':
      return (
        <Trans>
          The picture may be turned, blurred or too small. Scan it upright at 200 dpi or more, or type it.
        </Trans>
      );
    case 'not-a-resume':
      if (looksLike) return <OtherWords looksLike={looksLike} />;
      return (
        <Trans>
          It contains no contact details, no job and no school. Nothing was made up from it. If it is a
          resume, paste its text, or start writing.
        </Trans>
      );
    case 'old-word':
      return (
        <Trans>
          This is an older kind of Word file. Open it in Word, LibreOffice or Google Docs, save it as DOCX or
          PDF, and choose that file.
        </Trans>
      );
    case 'image':
      return <Trans>Pictures of this kind cannot be opened here. Save it as PNG, JPEG or PDF.</Trans>;
    case 'pages-document':
      return (
        <Trans>
          This is a document of Apple Pages. Export it as PDF or Word there, and choose that file.
        </Trans>
      );
    case 'other-office':
      return <Trans>This is a spreadsheet or a presentation. Save it as PDF, and choose that file.</Trans>;
    case 'web-page':
      return <Trans>This is a saved web page. Open it, copy its text, and paste that here.</Trans>;
    case 'wrong-types':
      return (
        <Trans>
          It is a JSON Resume, but its fields contain values that the format does not allow: lists where a
          text should be, numbers where a list should be. None of it could be used.
        </Trans>
      );
    case 'archive':
      return <Trans>This archive contains no resume. Unpack it and choose the file itself.</Trans>;
    case 'not-text':
      return <Trans>It is neither text nor a supported kind of document. Save it as PDF or DOCX.</Trans>;
    case 'unknown-json':
      return (
        <Trans>
          It is JSON, but not a JSON Resume, which has at least “basics” or “work”. Exports of Reactive Resume
          are read too.
        </Trans>
      );
    case 'several':
      return <Trans>Choose the one to import.</Trans>;
    case 'backup':
      return hasParts ? (
        <Trans>Restoring brings back everything in it. You can also import one of its resumes:</Trans>
      ) : (
        <Trans>
          A backup brings back everything in it, not only resumes. Restore it in Settings, where you enter its
          passphrase.
        </Trans>
      );
    case 'not-loaded':
      return (
        <Trans>
          Files can be read offline, but the file reader has to be loaded once. Connect and try again; after
          that it stays on this device.
        </Trans>
      );
    case 'failed':
    case 'stopped':
      return (
        <Trans>
          Something in it could not be handled, and nothing was saved. Try again, save it once more as a PDF,
          or paste the text.
        </Trans>
      );
  }
}

function OtherWords({ looksLike }: { looksLike: OtherDocument }) {
  switch (looksLike) {
    case 'cover-letter':
      return (
        <Trans>
          It looks like a cover letter. Letters are written beside a job; import the resume that goes with it.
        </Trans>
      );
    case 'job-posting':
      return (
        <Trans>It looks like a job posting. Add it as a job instead, and import your resume here.</Trans>
      );
    case 'invoice':
      return (
        <Trans>It looks like an invoice. Nothing was made up from it; choose the file of your resume.</Trans>
      );
    case 'recipe':
      return (
        <Trans>It looks like a recipe. Nothing was made up from it; choose the file of your resume.</Trans>
      );
  }
}
