import { posix } from 'node:path';
import type { SourceFile } from '../house-rules.ts';

/** What a document can be cited by: its headings, in the order they are in. */
type Headings = ReadonlyMap<string, readonly string[]>;

const isDocument = (path: string) => path.endsWith('.md');
const specification = 'docs/spec/';
const readings = `${specification}readings.md`;
/** Tests that plant what is to be found. */
const planted = /^scripts\/documents\/[\w-]+\.test\.ts$/;

/**
 * What is cited and is not in the repository, one line per finding: links of documents, documents named in code, sections and
 * readings of the specification. `paths` are all tracked files, for links that lead to code.
 */
export function citationProblems(files: readonly SourceFile[], paths: ReadonlySet<string>): string[] {
  const headings = headingsOf(files);
  return files
    .filter(({ path }) => !planted.test(path))
    .flatMap(({ path, text }) => {
      const flat = flattened(text);
      return [
        ...(isDocument(path) ? linkProblems(path, text, { headings, paths }) : []),
        ...nameProblems(path, flat, paths),
        ...sectionProblems(flat, headings),
        ...readingProblems(flat, headings),
        ...loneNumbers(path, text),
      ].map((problem) => `${path} ${problem}`);
    });
}

function headingsOf(files: readonly SourceFile[]): Headings {
  const documents = files.filter(({ path }) => isDocument(path));
  return new Map(
    documents.map(({ path, text }) => [
      path,
      text.split('\n').flatMap((line) => /^#{1,4} (.+)$/.exec(line)?.[1] ?? []),
    ]),
  );
}

/** A text whose comments are one line each, so that a citation may run over the end of a line. */
const flattened = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/^(?:\*|\/\/|--) /, ''))
    .join(' ');

/** The address of a heading as GitHub makes it. */
const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

type Known = { headings: Headings; paths: ReadonlySet<string> };

function linkProblems(path: string, text: string, { headings, paths }: Known): string[] {
  const targets = [...text.matchAll(/\]\(([^()\s]{1,300})\)/g)].map(([, target = '']) => target);
  return targets.flatMap((target) => {
    if (/^[a-z]+:/.test(target)) return [];
    const [file = '', anchor = ''] = target.split('#');
    const to = file === '' ? path : posix.normalize(posix.join(posix.dirname(path), file));
    const isThere = paths.has(to) || [...paths].some((one) => one.startsWith(`${to.replace(/\/$/, '')}/`));
    if (!isThere) return [`links to ${target}, which is not in the repository.`];
    const slugs = (headings.get(to) ?? []).map(slugOf);
    return anchor === '' || !isDocument(to) || slugs.includes(anchor)
      ? []
      : [`links to ${target}, and ${to} has no such heading.`];
  });
}

/** Documents named by their file: below docs, or in capitals as those of a repository are. */
function nameProblems(path: string, flat: string, paths: ReadonlySet<string>): string[] {
  const names = flat.match(/(?:\bdocs\/[\w/-]{1,100}|(?<![\w/.-])[A-Z][A-Z-]{1,40})\.md\b/g) ?? [];
  const near = ['', 'docs/', `${posix.dirname(path)}/`];
  const missing = names.filter(
    (name) => !near.some((folder) => paths.has(posix.normalize(`${folder}${name}`))),
  );
  const words = flat.match(/\bREADINGS\b|\bmockups? \d|\bmockups\//g) ?? [];
  return [
    ...[...new Set(missing)].map((name) => `cites ${name}, which is not in the repository.`),
    ...[...new Set(words)].map(
      (word) => `cites “${word}”, which is not in the repository: cite a section of ${specification}.`,
    ),
  ];
}

/** `docs/spec/states.md, Job status` names a heading of that document. */
function sectionProblems(flat: string, headings: Headings): string[] {
  const cited = flat.matchAll(/\b(docs\/spec\/[\w-]{1,40}\.md), ([A-Z].{0,60})/g);
  return [...cited].flatMap(([, file = '', rest = '']) =>
    file === readings || (headings.get(file) ?? []).some((heading) => rest.startsWith(heading))
      ? []
      : [`cites ${file}, “${rest.slice(0, 30)}…”, and no heading there begins so.`],
  );
}

const number = String.raw`R\d{1,2}b?`;
const readingLists = new RegExp(`readings\\.md\\)? ?(${number}(?:(?:, | and | to |–)${number}){0,12})`, 'g');

/** `docs/spec/readings.md R1, R16 and R19` names three readings. */
function readingProblems(flat: string, headings: Headings): string[] {
  const known = new Set((headings.get(readings) ?? []).map((heading) => heading.split(' ')[0]));
  const lists = flat.matchAll(readingLists);
  const cited = [...lists].flatMap(([, list = '']) => list.match(new RegExp(number, 'g')) ?? []);
  return cited
    .filter((one) => !known.has(one))
    .map((one) => `cites reading ${one}, which ${readings} does not have.`);
}

/** A number of a reading without its document, which says nothing to a reader who does not know of readings. */
function loneNumbers(path: string, text: string): string[] {
  if (path.startsWith(specification)) return [];
  const said = text.split('\n').filter((line) => isDocument(path) || /^\s*(?:\/?\*|\/\/|--)/.test(line));
  const rest = flattened(said.join('\n')).replace(readingLists, '');
  const lone = rest.match(new RegExp(`(?<=[\\s(])${number}(?=[\\s),.;:])`, 'g')) ?? [];
  return [...new Set(lone)].map((one) => `cites ${one} alone: write ${readings} ${one}.`);
}
