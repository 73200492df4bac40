import { closingInstant } from '../../dates/stated-time.ts';
import { htmlToText } from '../../entities/posting/posting-text.ts';
import { jsonLdFromHtml } from '../board/json-ld-blocks.ts';
import { readJsonLdPosting } from '../board/json-ld-posting.ts';
import { microdataPostings } from '../board/microdata-postings.ts';
import type { PostingFacts } from '../posting/posting-facts.ts';
import { readPostingText } from '../posting/read-posting-text.ts';
import type { CaptureNotice } from './captured.messages.ts';
import { type Captured, type CaptureOrigin, captured } from './captured.ts';
import { capturedJob, completed } from './captured-job.ts';
import { mainHtml } from './main-html.ts';
import { type PageMeta, pageMeta } from './page-meta.ts';
import { pageNames } from './page-names.ts';
import { postingBody } from './posting-body.ts';
import { withShownWorkplace } from './shown-workplace.ts';

const maxPostings = 10;

/**
 * The answer of one posting: what its fields leave out of pay and job type is read from its description, and one that
 * has closed before `now` says so.
 */
export function capturedOne(facts: PostingFacts, from: CaptureOrigin, now: number): Captured {
  const text = readPostingText(htmlToText(facts.description), { now });
  const { fields } = capturedJob({ ...text, description: '' }, 'text');
  // Names are taken from the data alone: the text of a posting has many.
  const more = { fields: fields.filter(({ field }) => field === 'salary' || field === 'jobType') };
  const isClosed = facts.closedAt !== null && closingInstant(facts.closedAt).getTime() < now;
  return captured([completed(capturedJob(facts, from), more)], isClosed ? ['closed'] : []);
}

/**
 * Reads a web page: the JobPosting data in it, else its text. Says when it is a list of postings or asks for a
 * sign-in, instead of taking the words of such a page for a posting. `url` is where the page came from, '' for pasted
 * HTML. Never throws.
 */
export function readPage(html: string, { now, url = '' }: { now: number; url?: string }): Captured {
  const reads = jsonLdFromHtml(html);
  const broken: CaptureNotice[] = reads.some((read) => 'reason' in read) ? ['broken-data'] : [];
  const inBlocks = distinct(reads.flatMap((read) => ('node' in read ? factsOf(read.node, now) : [])));
  const inMarkup = () => distinct(microdataPostings(html).flatMap((node) => factsOf(node, now)));
  const known = inBlocks.length > 0 ? inBlocks : inMarkup();
  const [only] = known;
  const main = mainHtml(html);
  if (only && known.length === 1) {
    const shown = withShownWorkplace(only, htmlToText(main.withHeading));
    return withNotices(capturedOne(shown, 'json-ld', now), broken);
  }
  if (known.length > 1) {
    const jobs = known.slice(0, maxPostings).map((facts) => capturedJob(facts, 'json-ld'));
    return captured(jobs, ['several-postings', ...broken]);
  }
  const meta = pageMeta(html);
  const text = htmlToText(main.text);
  const wall = wallOf({ html, text, title: meta.title, url });
  if (wall) return captured([], [wall]);
  if (isListing(html, text, url)) return captured([], ['listing-page']);
  const facts = { ...textFacts(htmlToText(main.withHeading), meta, now), description: postingBody(text) };
  if (facts.title === '' || text.length < minText) return captured([], ['nothing-found', ...broken]);
  return withNotices(capturedOne(facts, 'text', now), broken);
}

/** What the text of a page says, with the names that its head states. */
function textFacts(text: string, meta: PageMeta, now: number): PostingFacts {
  const { title, company } = pageNames(meta, text.split('\n'));
  return readPostingText(text, { now, heading: title, siteName: company });
}

function withNotices({ postings, notices }: Captured, codes: readonly CaptureNotice[]): Captured {
  return { postings, notices: [...notices, ...captured([], codes).notices] };
}

const minText = 120;

function factsOf(node: Record<string, unknown>, now: number): PostingFacts[] {
  const facts = readJsonLdPosting(node, { now });
  return facts && facts.title !== '' ? [facts] : [];
}

/** Sites repeat one posting in several blocks. */
function distinct(all: readonly PostingFacts[]): PostingFacts[] {
  const keys = new Set<string>();
  return all.filter(({ title, companyName, externalId, locations, url }) => {
    const key = JSON.stringify([title, companyName, externalId || url || locations]);
    return !keys.has(key) && keys.add(key);
  });
}

type Page = { html: string; text: string; title: string; url: string };

function wallOf({ html, text, title, url }: Page): CaptureNotice | null {
  const path = URL.parse(url)?.pathname ?? '';
  const asksToSignIn =
    /\/(?:log-?in|sign-?in|authwall|uas\/login|checkpoint|sso|oauth2?)(?:[/.?]|$)/i.test(path) ||
    (/<input\b[^<>]*\btype\s*=\s*["']?password/i.test(html) && text.length < 3000) ||
    /^(?:sign in|log ?in|anmelden|join linkedin)\b/i.test(title);
  if (asksToSignIn) return 'login-wall';
  const isChallenge =
    /^(?:just a moment|attention required|access denied|security check|are you a (?:human|robot)|robot check|pardon our interruption)/i.test(
      title,
    ) ||
    (text.length < 1500 &&
      /\b(?:verify (?:that )?you are (?:a )?human|unusual traffic|enable javascript and cookies)\b/i.test(
        text,
      ));
  return isChallenge ? 'blocked' : null;
}

const jobLink = /<a\b[^<>]*\bhref\s*=\s*["']([^"'<>]{2,500})["']/gi;
const jobPath =
  /\/(?:jobs?|careers?|positions?|openings?|vacanc(?:y|ies)|job-boards?|o|p|j|viewjob|postings?|stellen(?:angebote)?)\/[^/?#]*[\w-]{3,}|[?&](?:gh_jid|jk|jobid|job_id)=|\/[0-9a-f]{8}-[0-9a-f]{4}-/i;

/** Many links to postings, and little text outside of links. */
function isListing(html: string, text: string, url: string): boolean {
  const links = new Set(
    [...html.matchAll(jobLink)]
      .map(([, href = '']) => href.split('#', 1)[0] ?? '')
      .filter((href) => jobPath.test(href)),
  );
  if (links.size < 8) return false;
  const path = URL.parse(url)?.pathname ?? '';
  const longLines = text.split('\n').filter((line) => line.length >= 120).length;
  return longLines < 4 || /\/(?:jobs|careers|search|openings|positions)\/?$/i.test(path);
}
