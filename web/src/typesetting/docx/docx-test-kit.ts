import type { Contact } from '@foothold/core/typesetting/page-contacts.ts';
import type { ResumePage } from '@foothold/core/typesetting/resume-page.ts';
import { DOMParser } from '@xmldom/xmldom';
import { strFromU8, unzipSync } from 'fflate';
import { nodeFont } from '../node-engine-test-kit.ts';
import type { DocxFontFiles } from './docx-font-files.ts';
import { proveDocx } from './prove-docx.ts';

/** The fonts from the disk. */
export const diskFonts: DocxFontFiles = (folder, file) => nodeFont({ folder, file });

/** The XML parts of a document by their path; throws when the file is no ZIP. */
export function partsOf(bytes: Uint8Array): Record<string, string> {
  const files = Object.entries(unzipSync(bytes)).filter(([path]) => /\.(?:xml|rels)$/.test(path));
  return Object.fromEntries(files.map(([path, file]) => [path, strFromU8(file)]));
}

/** The paragraphs of a part, each as its XML. */
export const paragraphsOf = (part: string | undefined): string[] => (part ?? '').split('<w:p>').slice(1);

/** What is wrong with a written document, one line each. */
export async function docxFaults(page: ResumePage, bytes: Uint8Array): Promise<string[]> {
  const parts = partsOf(bytes);
  const body = parts['word/document.xml'] ?? '';
  const differences = await proveDocx(page, bytes);
  return [
    ...differences.map(
      ({ kind, field, expected, found }) =>
        `${kind} ${field}: “${expected.slice(0, 90)}” is “${found.slice(0, 90)}”`,
    ),
    ...Object.entries(parts).flatMap(([path, xml]) => xmlFaults(path, xml)),
    ...structureFaults(page, parts),
    ...linkFaults(page, parts),
    ...[...body.matchAll(/[\p{Cc}\p{Co}\ufffd]/gu)].map(
      ([sign]) => `garbled: U+${sign.codePointAt(0)?.toString(16)}`,
    ),
    ...propertyFaults(page, parts['docProps/core.xml'] ?? ''),
  ];
}

function xmlFaults(path: string, xml: string): string[] {
  const faults: string[] = [];
  const errorHandler = (level: string, message: string) => faults.push(`${path}: ${level} ${message}`);
  new DOMParser({ errorHandler }).parseFromString(xml, 'text/xml');
  return faults;
}

/** Styles and lists that are used have to be there, and each heading has to be one and to stay with what follows. */
function structureFaults(page: ResumePage, parts: Record<string, string>): string[] {
  const styles = parts['word/styles.xml'] ?? '';
  const body = parts['word/document.xml'] ?? '';
  const paragraphs = paragraphsOf(body);
  const used = [...body.matchAll(/<w:(?:p|r)Style w:val="(\w+)"/g)].map(([, id = '']) => id);
  const lists = [...body.matchAll(/<w:numId w:val="(\d+)"/g)].map(([, id = '']) => id);
  const headings = paragraphs.filter((one) => /w:val="(?:Heading1|SideHeading)"/.test(one));
  const bullets = paragraphs.filter((one) => /w:val="\w*Bullet2?"/.test(one));
  return [
    ...new Set([
      ...used.filter((id) => !styles.includes(`w:styleId="${id}"`)).map((id) => `no style ${id}`),
      ...lists
        .filter((id) => !parts['word/numbering.xml']?.includes(`<w:num w:numId="${id}"`))
        .map((id) => `no list ${id}`),
      ...(headings.length === page.sections.length ? [] : [`${headings.length} headings`]),
      ...headings.filter((one) => !one.includes('<w:keepNext/>')).map(() => 'a heading may stand alone'),
      ...bullets.filter((one) => !one.includes('<w:numPr>')).map(() => 'a bullet in no list'),
      ...paragraphs
        .filter((one) => page.isRightToLeft && !one.includes('<w:bidi/>'))
        .map(() => 'a paragraph from left to right'),
      ...(/<w:tbl>/.test(body) ? ['a table'] : []),
    ]),
  ];
}

function linkFaults(page: ResumePage, parts: Record<string, string>): string[] {
  const wanted = linksOf(page)
    .flatMap(({ href }) => (href ? [href] : []))
    .sort();
  const targets = [
    ...(parts['word/_rels/document.xml.rels'] ?? '').matchAll(/Target="([^"]+)" TargetMode="External"/g),
  ];
  const found = targets.map(([, target = '']) => target.replaceAll('&amp;', '&')).sort();
  return found.join('\n') === wanted.join('\n')
    ? []
    : [`links ${found.join(' ')} instead of ${wanted.join(' ')}`];
}

const linksOf = ({ contacts, sections }: ResumePage): Contact[] => [
  ...contacts,
  ...sections.flatMap((section) =>
    section.kind === 'entries' ? section.entries.flatMap(({ link }) => link ?? []) : [],
  ),
];

function propertyFaults(page: ResumePage, core: string): string[] {
  const document = new DOMParser().parseFromString(core, 'text/xml');
  const told = (name: string) => document.getElementsByTagName(name)[0]?.textContent ?? '';
  const wanted = { 'dc:title': page.title, 'dc:creator': page.name.text, 'dc:language': page.language };
  return Object.entries(wanted).flatMap(([name, text]) =>
    told(name) === text ? [] : [`${name} is “${told(name)}”`],
  );
}
