import { parseLocation } from '../place/location.ts';
import { isHiringSite } from '../posting/hiring-sites.ts';
import { jobWord } from '../posting/job-word.ts';
import { inOneLine, isName, withoutFrame } from '../posting/posting-head.ts';
import type { PageMeta } from './page-meta.ts';

/** The title and the employer of a posting as the head of its page names them; '' for what it does not say. */
type PageNames = { title: string; company: string };

/** How far down a page the title of its posting is looked for. */
const headLines = 60;

/**
 * Reads the title of a page beside the lines of its text: “Blue Fern hiring Cook in Austin”, “Cook | Blue Fern”, “Blue
 * Fern - Cook”. What stands as a line of the page as well is the title of the posting, and what is left the employer.
 */
export function pageNames(meta: PageMeta, lines: readonly string[]): PageNames {
  const { heading, title, tabTitle, siteName } = meta;
  const shown = new Set([heading, ...lines.slice(0, headLines)].map(folded));
  const told = [title, tabTitle].map((text) => namesIn(text, heading, shown));
  const [first] = told.filter((names) => names.title !== '');
  const company = told.find((names) => names.company !== '')?.company ?? '';
  const site = isHiringSite(siteName) ? '' : employerIn(siteName);
  return { title: first?.title ?? (heading || title), company: site || company };
}

function namesIn(title: string, heading: string, shown: ReadonlySet<string>): PageNames {
  const told = inOneLine(withoutFrame(title));
  if (told && (heading === '' || shown.has(folded(told.title)))) return told;
  const posting = postingTitle(title, heading, shown);
  if (posting === '') return { title: '', company: '' };
  const [company = '', ...more] = besides(title, posting);
  return { title: withoutFrame(posting), company: more.length === 0 ? company : '' };
}

const folded = (text: string) => withoutFrame(text).replace(/\s+/g, ' ').trim().toLowerCase();

/** What the title of the page and the page itself both name: its first heading, else one piece of the title. */
function postingTitle(title: string, heading: string, shown: ReadonlySet<string>): string {
  if (heading !== '' && title.toLowerCase().includes(folded(heading))) return heading;
  const pieces = piecesOf(title)
    .map((piece) => piece.replace(/ job(?: (?:details?|description|posting|opening))?$/i, ''))
    .filter((piece) => shown.has(folded(piece)) && !isHiringSite(piece) && !isPlaceName(piece));
  // The page may show its employer in a line as well.
  const jobs = pieces.length > 1 ? pieces.filter((piece) => jobWord.test(piece)) : pieces;
  return jobs.length === 1 ? (jobs[0] ?? '') : '';
}

/** The employers among the other pieces of a title: no place, no board, not “Careers” alone. */
function besides(title: string, posting: string): string[] {
  const at = title.toLowerCase().indexOf(folded(posting));
  const rest = at < 0 ? [title] : [title.slice(0, at), title.slice(at + folded(posting).length)];
  return rest
    .flatMap(piecesOf)
    .map(employerIn)
    .filter((name) => isName(name) && !isHiringSite(name) && !isPlaceName(name));
}

/** “Careers at Blue Fern”, “Blue Fern Careers”, “Job Details” → the employer in it. */
function employerIn(piece: string): string {
  return piece
    .replace(/^(?:careers?|jobs?|work) (?:at|with) /i, '')
    .replace(/(?:^| )(?:careers?|jobs?)(?: (?:page|site))?$/i, '')
    .replace(
      /^(?:job|posting|vacancy|career)(?: (?:details?|description|posting|opening|opportunity))?$/i,
      '',
    )
    .replace(/^(?:at|@) /i, '')
    .trim();
}

/** The pieces of a title between “-”, “|”, “@” and the like with blanks around them. */
function piecesOf(title: string): string[] {
  return title
    .split(/ [|·•–—@:-] /)
    .map((piece) => piece.replace(/^[|·•–—@:-]? | [|·•–—@:-]?$/g, '').trim())
    .filter(Boolean);
}

function isPlaceName(text: string): boolean {
  const { places, unresolved, remote, hybrid } = parseLocation(text.replace(/^in /i, ''));
  return unresolved.length === 0 && (places.length > 0 || remote || hybrid);
}
