/** A posting on a board whose public interface answers it, with the address of that answer. */
export type BoardAddress = {
  board: 'greenhouse' | 'lever' | 'ashby';
  /** The employer's name in the address. */
  site: string;
  id: string;
  /** `list`: the answer is the whole board, from which the posting is to be picked by its id. */
  answer: 'one' | 'list';
  api: string;
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const token = /^[\p{L}\p{N}](?:[\p{L}\p{N}._ -]{0,98}[\p{L}\p{N}])?$/u;

/** The board interface behind the link of a posting at Greenhouse, Lever or Ashby; null for any other address. */
export function boardAddress(link: string): BoardAddress | null {
  const url = URL.parse(link);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const parts = url.pathname.split('/').filter(Boolean).map(decoded);
  const [site = '', second = '', third = ''] = parts;
  if (/^(?:boards|job-boards)\.greenhouse\.io$/.test(url.hostname)) {
    if (site === 'embed') return greenhouse(url.searchParams.get('for'), url.searchParams.get('token'));
    return second === 'jobs' ? greenhouse(site, third) : null;
  }
  const lever = /^jobs\.(eu\.)?lever\.co$/.exec(url.hostname);
  if (lever && token.test(site) && uuid.test(second)) {
    const api = `https://api.${lever[1] ?? ''}lever.co/v0/postings/${encodeURIComponent(site)}/${second}?mode=json`;
    return { board: 'lever', site, id: second, answer: 'one', api };
  }
  if (url.hostname === 'jobs.ashbyhq.com' && token.test(site) && uuid.test(second)) {
    const api = `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(site)}?includeCompensation=true`;
    return { board: 'ashby', site, id: second, answer: 'list', api };
  }
  return null;
}

/** The same for a page of an employer that shows a posting of its Greenhouse board inside its own site; else null. */
export function embeddedBoard(link: string, html: string): BoardAddress | null {
  const id = URL.parse(link)?.searchParams.get('gh_jid') ?? '';
  const site =
    /\bgreenhouse\.io\/embed\/job_(?:board|app)(?:\/js)?\?(?:[^"'<>\s]{0,200}?&(?:amp;)?)?for=([\w.-]{1,100})/.exec(
      html,
    );
  return site ? greenhouse(site[1] ?? '', id) : null;
}

function greenhouse(site: string | null, id: string | null): BoardAddress | null {
  if (!site || !id || !token.test(site) || !/^\d{1,20}$/.test(id)) return null;
  const base = `https://boards-api.greenhouse.io/v1/boards/${encodeURIComponent(site)}/jobs/${id}`;
  return { board: 'greenhouse', site, id, answer: 'one', api: `${base}?pay_transparency=true` };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
