import { csvRecords, findSeparator } from '@foothold/core/files/csv-read.ts';
import { decodedText } from '@foothold/core/files/file-kind.ts';
import { fileLimits } from '@foothold/core/files/file-limits.data.ts';
import { hasTooManyTags } from '@foothold/core/files/xml-tree.ts';
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

/** The kinds of archives have the same limits. */
const { entries: maxFiles, unpacked: maxBytes, items: maxCells } = fileLimits.resumeArchive;

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
  const parts = textParts(texts);
  if (!parts) return refused('unpacks-too-much');
  const read = docxLayout(parts);
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
  const parts = textParts(texts);
  if (!parts) return refused('unpacks-too-much');
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
  let cells = 0;
  for (const { file, content } of texts) {
    const table = linkedInTable(file.name);
    const text = decodedText(content)?.text;
    if (!table || text === undefined) continue;
    const records: string[][] = [];
    for (const record of csvRecords(text, findSeparator(text))) {
      cells += record.length + 1;
      if (cells > maxCells) return refused('unpacks-too-much');
      records.push(record);
    }
    tables[table] = tableRows(records);
  }
  const read = readLinkedInExport(tables);
  return read ? ofFields('linkedin-export', read, { content: tables }) : refused('not-a-resume');
}

/** The XML parts by name; null where one has more tags than a document. */
function textParts(files: Unzipped): Map<string, string> | null {
  const parts = new Map(files.map(({ file, content }) => [file.name, new TextDecoder().decode(content)]));
  return [...parts.values()].some(hasTooManyTags) ? null : parts;
}

type Unzipped = { file: ZipFile; content: Uint8Array }[];

async function unzipped(
  bytes: Uint8Array,
  files: readonly ZipFile[],
): Promise<Unzipped | { problem: DocumentProblem }> {
  if (files.reduce((sum, { size }) => sum + size, 0) > maxBytes) return { problem: 'unpacks-too-much' };
  const contents: Unzipped = [];
  for (const file of files) {
    const content = await unzipFile(bytes, file);
    if (!content.ok) return { problem: content.problem === 'unreadable' ? 'password' : 'damaged' };
    contents.push({ file, content: content.bytes });
  }
  return contents;
}
