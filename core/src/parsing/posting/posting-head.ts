import { isHiringSite } from './hiring-sites.ts';
import { jobWord } from './job-word.ts';
import { kindOf, type LineKind, labelOf } from './posting-lines.ts';

/** What is at the head of a page beside the posting. */
const chrome =
  /^(?:skip to|apply|back to|home|menu|search|sign in|log ?in|share|save|jobs?|careers?|view all|all jobs|cookie|we use cookies|hi|hello|dear|job (?:description|details|summary|posting)|overview|description|about|show more|easy apply|report|promoted|actively|over \d+|\d+ applicants?|who (?:we|you)|what (?:we|you)|why|start date|responsib|requirement|qualification|benefits|summary|our |we |the (?:role|team|company|opportunity|position))\b/i;
/** The title and the employer that the first lines of a posting name; '' for what they do not say for certain. */
export function headOf(
  lines: readonly string[],
  { now, siteName }: { now: number; siteName: string },
): { title: string; company: string } {
  const site = isHiringSite(siteName) ? '' : siteName.trim().replace(/ (?:careers?|jobs)$/i, '');
  const head = lines.slice(0, 8).map((line) => withoutFrame(line));
  for (const line of head.slice(0, 4)) {
    const named = inOneLine(line);
    if (named) return named;
  }
  const names = head.map((line, at) => ({ at, name: nameIn(line, now) })).filter(({ name }) => name !== '');
  const first = names.find(({ at }) => at < 3);
  if (!first) return { title: '', company: site };
  const second = names.find(
    ({ at, name }) => at > first.at && at <= first.at + 2 && name.toLowerCase() !== first.name.toLowerCase(),
  );
  const hasFacts = (from: number, to: number) =>
    head.slice(from, to).some((line) => pieces(line).some((piece) => kindOf(piece, now) !== 'words'));
  const isFollowed = hasFacts(first.at, first.at + 5);
  // The title leads, or the employer does; only the words can tell, and only beside a place, pay or day.
  if (!jobWord.test(first.name)) {
    if (second && isFollowed && jobWord.test(second.name))
      return { title: second.name, company: site || first.name };
    return { title: isFollowed && first.name !== site ? first.name : '', company: site };
  }
  const isEmployer =
    second && isFollowed && (!jobWord.test(second.name) || hasFacts(second.at, second.at + 2));
  return { title: first.name, company: site || (isEmployer ? second.name : '') };
}

const pieces = (line: string) => line.split(/ [·•|] /).map((piece) => piece.trim());

/** Where in a text its head starts: at the top, or below the menus of a page at a title with facts under it. */
export function headStart(lines: readonly string[], now: number): number {
  const at = lines.slice(0, maxMenu).findIndex((line, index) => {
    // “Recruiters” alone is an entry of a menu.
    if (/^\p{L}+s$/u.test(line) || nameIn(withoutFrame(line), now) === '' || !jobWord.test(line))
      return false;
    const below = lines.slice(index + 1, index + 6);
    return below.some((one) => pieces(one).some((piece) => facts.has(kindOf(piece, now))));
  });
  if (at <= 0) return 0;
  const isBelowMenu = lines.slice(0, at).filter((line) => chrome.test(line)).length >= fewestOfMenu;
  return isBelowMenu || headOf(lines, { now, siteName: '' }).title === '' ? at : 0;
}

/** So many buttons and entries of a menu above a title are those of a whole page, not of a posting that begins there. */
const fewestOfMenu = 3;
/** Lines of the menus above a posting that is copied with its whole page. */
const maxMenu = 120;
const facts: ReadonlySet<LineKind> = new Set(['place', 'workplace', 'pay', 'type', 'date']);

/** The words of a line that may be a name: all of it, or what is before a place, pay or day in it. */
function nameIn(line: string, now: number): string {
  const words = pieces(line).filter((piece) => kindOf(piece, now) === 'words');
  const name = words.length === pieces(line).length ? line : (words[0] ?? '');
  return isName(name) && !isHeading(name) ? name.replace(/^at (?=\p{Lu})/u, '') : '';
}

/** Title and employer of “Cook at Blue Fern”, “Blue Fern is hiring a Cook”, “Blue Fern hiring Cook in Austin, TX”. */
export function inOneLine(line: string): { title: string; company: string } | null {
  if (line.length > 160) return null;
  const hiring = /^(\p{Lu}.{1,60}?) (?:is )?hiring (?:an? )?(\p{Lu}.{2,100}?)(?: in \p{Lu}.*)?[.!]?$/u.exec(
    line,
  );
  if (hiring && !/^we\b/i.test(hiring[1] ?? '')) return { title: hiring[2] ?? '', company: hiring[1] ?? '' };
  const at = /^(.{3,100}?) (?:at|@) (\p{Lu}[\p{L}\p{N}&.,'’ -]{1,60})$/u.exec(line);
  return at && jobWord.test(at[1] ?? '') ? { title: at[1] ?? '', company: at[2] ?? '' } : null;
}

/** A line without what boards write around a title: “Job application for”, “- job post”, their own name. */
export function withoutFrame(line: string): string {
  const bare = line
    .replace(/^(?:job application for |\* )/i, '')
    .replace(/ [–—-] job post(?:ing)?$/i, '')
    .replace(/ with verification$/i, '');
  const cut = Math.max(...[' | ', ' · ', ' – ', ' — ', ' - '].map((mark) => bare.lastIndexOf(mark)));
  return (cut > 0 && isHiringSite(bare.slice(cut + 3)) ? bare.slice(0, cut) : bare).trim();
}

/** A label, a department or the site itself in a line of its own: “Company description”, “Category”, “Engineering – Data /”. */
function isHeading(name: string): boolean {
  if (/\/$|^\d/.test(name) || besideNames.test(name) || isHiringSite(name)) return true;
  const parts = name.split(/ ?[&,/–—-] ?| and /).filter(Boolean);
  return parts.every((part) => departments.test(part.trim()));
}

const besideNames =
  /^(?:(?:company|position|role|full job|job) (?:description|overview|details|profile)|category|department|team|function|seniority(?: level)?|level|industry|experience(?: level)?|job function|options|new|urgent(?:ly hiring)?|featured|see who|be an early applicant)\b/i;
const departments =
  /^(?:engineering|software|technology|tech|it|information technology|data(?: science)?|product(?: management)?|design|sales|marketing|finance|accounting|legal|operations|human resources|hr|people|talent|customer (?:success|service|support|experience)|support|administration|manufacturing|production|logistics|supply chain|warehouse|nursing|healthcare|education|research|security|general|other|corporate|facilities|academics?)$/i;

/** True for words that may be the name of an employer or a job, by their form. */
export function isName(piece: string): boolean {
  if (piece.length < 2 || piece.length > 120 || !/\p{L}/u.test(piece)) return false;
  return (
    !/[.!?,:;]$/.test(piece.replace(/\b(?:Inc|Ltd|Co|Corp|Sr|Jr|U\.S|e\.V)\.$/i, '')) &&
    !chrome.test(piece) &&
    !labelOf(piece) &&
    !labelOf(piece.split(':', 1)[0] ?? '')
  );
}
