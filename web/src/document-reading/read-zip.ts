import { csvRecords, findSeparator } from '@foothold/core/files/csv-read.ts';
import { decodedText } from '@foothold/core/files/file-kind.ts';
import { type ZipFile, zipFiles } from '@foothold/core/files/zip-directory.ts';
import { docxLayout, isDocxPart } from '@foothold/core/resume-reading/docx-layout.ts';
import {
  type LinkedInTable,
  linkedInTable,
  readLinkedInExport,
  tableRows,
} from '@foothold/core/resume-reading/linkedin-export.ts';
import { isOdtPart, odtLayout } from '@foothold/core/resume-reading/odt-layout.ts';
import { unzipFile } from '../platform/files/unzip-file.ts';
import { ofFields, ofLayout, refused } from './document-answer.ts';
import type { DocumentAnswer, DocumentProblem } from './document-reading.ts';

/** Files in a ZIP; a whole LinkedIn export has about a hundred. */
const maxFiles = 5000;
/** What the files that are read may hold in all, unpacked: bytes. */
const maxBytes = 30_000_000;

/** Reads a DOCX or the export of LinkedIn. Nothing is unpacked before the archive says how much that would be. */
export async function readZip(bytes: Uint8Array, { part, readInside }: Inside): Promise<DocumentAnswer> {
  const listed = await zipFiles(
    (from, length) => bytes.subarray(from, from + length),
    bytes.length,
    maxFiles,
  );
  if (!listed.ok) return refused(listed.problem === 'too-many' ? 'too-large' : 'damaged');
  const names = new Set(listed.files.map(({ name }) => name));
  if (names.has('word/document.xml')) return readDocx(bytes, listed.files);
  if (names.has('content.xml') && names.has('META-INF/manifest.xml')) return readOdt(bytes, listed.files);
  if (names.has('Index/Document.iwa') || names.has('index.apxl') || names.has('Index.zip'))
    return refused('pages-document');
  if (names.has('xl/workbook.xml') || names.has('ppt/presentation.xml')) return refused('other-office');
  const documents = readInside ? listed.files.filter(isDocument).slice(0, maxDocuments) : [];
  const asked = documents.find(({ name }) => name === part);
  if (asked && readInside) return readAsked(bytes, asked, readInside);
  const inside = documents.map(({ name }) => ({ part: name, name: name.split('/').at(-1) ?? name }));
  if (
    listed.files.some(({ name }) => linkedInTable(name) === 'Profile' || linkedInTable(name) === 'Positions')
  ) {
    const answer = await readLinkedIn(bytes, listed.files);
    return answer.ok ? { ok: true, document: { ...answer.document, others: inside } } : answer;
  }
  const [only] = documents;
  if (only && readInside && documents.length === 1) return readAsked(bytes, only, readInside);
  return only ? refused('several', { inside }) : refused('archive');
}

type Inside = {
  /** The file inside that is asked for, '' for none. */
  part: string;
  /** Absent where the archive is in another one. */
  readInside?: (name: string, bytes: Uint8Array) => Promise<DocumentAnswer>;
};

/** More documents than this are no choice. */
const maxDocuments = 40;

/** Files that people keep resumes in, but for the copies that macOS puts beside them. */
const isDocument = ({ name, size }: ZipFile) =>
  /\.(?:pdf|docx|odt|rtf|json|md|txt|xml)$/i.test(name) &&
  !/(?:^|\/)(?:__MACOSX\/|\._)/.test(name) &&
  size > 0;

async function readAsked(
  bytes: Uint8Array,
  file: ZipFile,
  readInside: NonNullable<Inside['readInside']>,
): Promise<DocumentAnswer> {
  const unpacked = await unzipped(bytes, [file]);
  if ('problem' in unpacked) return refused(unpacked.problem);
  const [one] = unpacked;
  if (!one) return refused('damaged');
  const name = file.name.split('/').at(-1) ?? file.name;
  const answer = await readInside(name, one.content);
  return { ...answer, inner: { name, bytes: one.content } };
}

async function readDocx(bytes: Uint8Array, files: readonly ZipFile[]): Promise<DocumentAnswer> {
  const texts = await unzipped(
    bytes,
    files.filter(({ name }) => isDocxPart(name)),
  );
  if ('problem' in texts) return refused(texts.problem);
  const read = docxLayout(
    new Map(texts.map(({ file, content }) => [file.name, new TextDecoder().decode(content)])),
  );
  if (!read) return refused('damaged');
  if (read.layout.runs.length === 0) return refused(read.layout.hidden.length > 0 ? 'not-a-resume' : 'empty');
  const { hasDeletions, hasInsertions, hasTextBoxes } = read.notes;
  return ofLayout('docx', read.layout, [
    ...(hasDeletions || hasInsertions ? (['tracked-changes'] as const) : []),
    ...(hasTextBoxes ? (['text-boxes'] as const) : []),
    ...(files.some(({ name }) => name === 'word/comments.xml') ? (['comments-left-out'] as const) : []),
    ...(files.some(({ name }) => /vbaProject\.bin$/i.test(name)) ? (['macros-ignored'] as const) : []),
  ]);
}

async function readOdt(bytes: Uint8Array, files: readonly ZipFile[]): Promise<DocumentAnswer> {
  const texts = await unzipped(
    bytes,
    files.filter(({ name }) => isOdtPart(name) || name === 'META-INF/manifest.xml'),
  );
  if ('problem' in texts) return refused(texts.problem);
  const parts = new Map(texts.map(({ file, content }) => [file.name, new TextDecoder().decode(content)]));
  if (parts.get('META-INF/manifest.xml')?.includes('manifest:encryption-data')) return refused('password');
  const content = parts.get('content.xml') ?? '';
  const read = odtLayout(parts);
  if (!read)
    return refused(
      /<office:(?:spreadsheet|presentation|drawing)[\s/>]/.test(content) ? 'other-office' : 'damaged',
    );
  if (read.layout.runs.length === 0) return refused('empty');
  return ofLayout('odt', read.layout, read.isChanged ? ['tracked-changes'] : []);
}

async function readLinkedIn(bytes: Uint8Array, files: readonly ZipFile[]): Promise<DocumentAnswer> {
  const texts = await unzipped(
    bytes,
    files.filter(({ name }) => linkedInTable(name) !== null),
  );
  if ('problem' in texts) return refused(texts.problem);
  const tables: Partial<Record<LinkedInTable, Record<string, string>[]>> = {};
  for (const { file, content } of texts) {
    const table = linkedInTable(file.name);
    const text = decodedText(content)?.text;
    if (!table || text === undefined) continue;
    tables[table] = tableRows([...csvRecords(text, findSeparator(text))]);
  }
  const read = readLinkedInExport(tables);
  return read ? ofFields('linkedin-export', read, { content: tables }) : refused('not-a-resume');
}

type Unzipped = { file: ZipFile; content: Uint8Array }[];

async function unzipped(
  bytes: Uint8Array,
  files: readonly ZipFile[],
): Promise<Unzipped | { problem: DocumentProblem }> {
  if (files.reduce((sum, { size }) => sum + size, 0) > maxBytes) return { problem: 'too-large' };
  const contents: Unzipped = [];
  for (const file of files) {
    const content = await unzipFile(bytes, file);
    if (!content.ok) return { problem: content.problem === 'unreadable' ? 'password' : 'damaged' };
    contents.push({ file, content: content.bytes });
  }
  return contents;
}
