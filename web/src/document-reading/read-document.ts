import { decodedText, fileKind } from '@foothold/core/files/file-kind.ts';
import { fileLimits } from '@foothold/core/files/file-limits.data.ts';
import { statedPixels } from '@foothold/core/files/image-size.ts';
import { jsonExcess } from '@foothold/core/files/json-size.ts';
import { hasTooManyTags } from '@foothold/core/files/xml-tree.ts';
import { readEuropass } from '@foothold/core/resume-reading/europass.ts';
import { readReactiveResume } from '@foothold/core/resume-reading/reactive-resume.ts';
import { rtfLayout } from '@foothold/core/resume-reading/rtf-layout.ts';
import { isMarkdown, markdownLayout, textLayout } from '@foothold/core/resume-reading/text-layout.ts';
import type { Fields, ReadResume } from '@foothold/core/transfer/json-resume-extra.ts';
import { wrongTypes } from '@foothold/core/transfer/json-resume-form.ts';
import { readJsonResume } from '@foothold/core/transfer/json-resume-read.ts';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { isBackup, readBackupResumes } from './backup-resumes.ts';
import { fewLetters, maxLetters, ofFields, ofLayout, refused } from './document-answer.ts';
import type { DocumentAnswer, DocumentProgress } from './document-reading.ts';
import { pdfLayout } from './pdf-layout.ts';
import { readZip } from './read-zip.ts';

/** Larger files are no resumes, whatever their kind: bytes. */
const maxBytes = fileLimits.pdf.bytes;
/** More pages than the longest academic résumés have. */
const maxPages = fileLimits.pdf.entries;
const maxLines = fileLimits.text.items;

/** Opens a PDF; `exceeded` rejects with PdfTooLarge when it exceeds a limit meanwhile, `close` frees it. */
export type OpenPdf = (bytes: Uint8Array) => Promise<{
  document: PDFDocumentProxy;
  exceeded?: Promise<never>;
  close: () => Promise<unknown>;
}>;
type Tools = {
  openPdf: OpenPdf;
  onProgress?: (progress: DocumentProgress) => void;
  /** The document inside the file that is asked for, '' for the file itself. */
  part?: string;
  /** It is in an archive itself: archives inside it are not opened. */
  isInside?: boolean;
};

/** Reads a resume out of a file of any kind that people keep resumes in. Bad files get a problem, never an error. */
export async function readDocument(name: string, bytes: Uint8Array, tools: Tools): Promise<DocumentAnswer> {
  if (bytes.length === 0) return refused('empty');
  if (isBackup(bytes)) return readBackupResumes(bytes, tools.part ?? '');
  if (bytes.length > maxBytes) return refused('too-large');
  try {
    return await readByKind(name, bytes, tools);
  } catch (error) {
    return refused('failed', { detail: error instanceof Error ? error.message : String(error) });
  }
}

async function readByKind(name: string, bytes: Uint8Array, tools: Tools): Promise<DocumentAnswer> {
  switch (fileKind(bytes)) {
    case 'pdf':
      return readPdfFile(bytes, tools);
    case 'zip':
      return readZip(bytes, {
        part: tools.part ?? '',
        ...(!tools.isInside && {
          readInside: (inside, content) =>
            readDocument(inside, content, { ...tools, part: '', isInside: true }),
        }),
      });
    case 'image':
      if (!isReadablePicture(bytes)) return refused('image');
      return (statedPixels(bytes) ?? 0) > fileLimits.scanPicture.pixels
        ? refused('too-many-pixels')
        : refused('scan', { pages: 1 });
    case 'archive':
      return refused('archive');
    case 'old-office':
      // A DOCX with a password is wrapped in the format of old Word files.
      return refused(holds(bytes, 'EncryptedPackage') ? 'password' : 'old-word');
    case 'text':
      // A few programs write other bytes before the mark of a PDF.
      if (new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-'))
        return readPdfFile(bytes, tools);
      return readTextFile(name, bytes);
  }
}

/** Kinds of pictures that every browser opens: PNG, JPEG, WebP. */
const isReadablePicture = ([first, second]: Uint8Array) =>
  first === 0x89 || first === 0xff || (first === 0x52 && second === 0x49);

/** Whether a name in UTF-16 is in the bytes, as the directory of an old Word file has it. */
function holds(bytes: Uint8Array, name: string): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 400_000)).includes([...name].join('\0'));
}

function readTextFile(name: string, bytes: Uint8Array): DocumentAnswer {
  const decoded = decodedText(bytes);
  if (!decoded) return refused('not-text');
  const text = decoded.text.replace(/^\ufeff/, '');
  // Before JSON, which begins with a brace as well.
  if (/^\s*\{\\rtf/.test(text)) return readRtf(bytes);
  if (/^\s*[{[]/.test(text)) {
    if (jsonExcess(text, fileLimits.resumeJson)) return refused('unpacks-too-much');
    const json = parsed(text);
    if (json !== undefined) return readJson(json);
  }
  if (/^\s*<(?:\?xml|(?:\w+:)?(?:Candidate|SkillsPassport)\b)/.test(text)) {
    if (/<svg[\s>]/i.test(text.slice(0, 2000))) return refused('image');
    if (hasTooManyTags(text)) return refused('unpacks-too-much');
    const read = readEuropass(text);
    return read ? ofFields('europass', read) : refused('not-text');
  }
  if (/^\s*<svg[\s>]/i.test(text)) return refused('image');
  if (/^\s*(?:<!doctype html|<html|MIME-Version:)/i.test(text)) return refused('web-page');
  return readPlainText(text, /\.(?:md|markdown)$/i.test(name));
}

/** Reads a text that was pasted or lay in a file. */
export function readPlainText(text: string, isMarked = isMarkdown(text)): DocumentAnswer {
  if (text.trim() === '') return refused('empty');
  if (text.length > maxLetters || text.split('\n').length > maxLines) return refused('too-large');
  return isMarked || isMarkdown(text)
    ? ofLayout('markdown', markdownLayout(text))
    : ofLayout('text', textLayout(text));
}

/** RTF is written in bytes, whatever the encoding of the letters they stand for. */
function readRtf(bytes: Uint8Array): DocumentAnswer {
  let file = '';
  for (let at = 0; at < bytes.length; at += 8192)
    file += String.fromCharCode(...bytes.subarray(at, at + 8192));
  const read = rtfLayout(file);
  if (!read) return refused('damaged');
  if (read === 'too-large') return refused('unpacks-too-much');
  const { layout, isChanged } = read;
  if (layout.runs.length === 0) return refused('empty');
  return ofLayout('rtf', layout, isChanged ? ['tracked-changes'] : []);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readJson(json: unknown): DocumentAnswer {
  const reactive = readReactiveResume(json);
  if (reactive) return ofFields('reactive-resume', reactive, { content: json });
  const read = readJsonResume(json);
  if (!read || typeof json !== 'object' || json === null) return refused('unknown-json');
  const lost = wrongTypes(json);
  const told = lost.length > 0 ? withoutEmptyRows(read) : read;
  const { experience, education, skills, sections, resume } = told;
  const rows = experience.length + education.length + skills.length + sections.length;
  if (rows === 0 && !resume.name && !resume.email) return refused(lost.length > 0 ? 'wrong-types' : 'empty');
  return ofFields('json-resume', told, {
    notes: lost.length > 0 ? ['fields-left-out'] : [],
    content: json,
  });
}

/** Rows of which values of wrong types left nothing but dates. */
function withoutEmptyRows(read: ReadResume): ReadResume {
  const holds =
    (...fields: string[]) =>
    (row: Fields) =>
      fields.some((field) => row[field]);
  return {
    ...read,
    experience: read.experience.filter(holds('companyName', 'title', 'notes')),
    education: read.education.filter(holds('institutionName', 'degree', 'major')),
    skills: read.skills.filter(holds('skillName')),
    sections: read.sections.filter(holds('title', 'subtitle', 'url', 'notes')),
  };
}

async function readPdfFile(bytes: Uint8Array, { openPdf, onProgress }: Tools): Promise<DocumentAnswer> {
  let opened: Awaited<ReturnType<OpenPdf>>;
  try {
    opened = await openPdf(bytes);
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'PdfTooLarge') return refused('unpacks-too-much');
    if (name === 'PdfThreadNotLoaded') return refused('not-loaded');
    return refused(name === 'PasswordException' ? 'password' : 'damaged', { detail: name });
  }
  try {
    const reading = readPages(opened.document, onProgress);
    return await (opened.exceeded ? Promise.race([reading, opened.exceeded]) : reading);
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    // Otherwise pages that contradict the table of contents of the file.
    return refused(name === 'PdfTooLarge' ? 'unpacks-too-much' : 'damaged', { detail: name });
  } finally {
    await opened.close();
  }
}

async function readPages(
  document: PDFDocumentProxy,
  onProgress: Tools['onProgress'],
): Promise<DocumentAnswer> {
  const pages = document.numPages;
  if (pages > maxPages) return refused('too-many-pages', { pages });
  const attached = await attachedResume(document);
  if (attached) return ofFields('europass', attached, { notes: ['attached-data'] });
  const layout = await pdfLayout(document, (page) => onProgress?.({ page, pages }));
  const letters = layout.runs.reduce((sum, { text }) => sum + text.trim().length, 0);
  if (letters < fewLetters) return refused('scan', { pages });
  return ofLayout('pdf', layout);
}

/** The fields that Europass attaches to its PDFs. */
async function attachedResume(document: PDFDocumentProxy): Promise<ReadResume | null> {
  const files = (await document.getAttachments()) as Record<
    string,
    { filename: string; content: Uint8Array }
  > | null;
  for (const { filename, content } of Object.values(files ?? {})) {
    if (!/\.xml$/i.test(filename) || content.length > maxBytes) continue;
    const read = readEuropass(new TextDecoder().decode(content));
    if (read) return read;
  }
  return null;
}
