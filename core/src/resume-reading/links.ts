import type { Layout } from './layout.ts';
import type { Line } from './line.ts';
import { mailIn, websIn } from './net-addresses.ts';
import { type ReadSectionItem, rewritten, type Sureness } from './reading.ts';
import { cut, joined, runsOf, type Traced } from './traced-text.ts';

const networks: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  gitlab: 'GitLab',
  twitter: 'X',
  x: 'X',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  xing: 'XING',
  stackoverflow: 'Stack Overflow',
  medium: 'Medium',
  behance: 'Behance',
  dribbble: 'Dribbble',
  orcid: 'ORCID',
  kaggle: 'Kaggle',
  quora: 'Quora',
  researchgate: 'ResearchGate',
  'google scholar': 'Google Scholar',
  leetcode: 'LeetCode',
  bitbucket: 'Bitbucket',
};

/** “Github:// janesmith”, “johndoe (LinkedIn)”: a network and who somebody is there. */
function handleIn(text: string): { network: string; user: string } | null {
  if (text.length > 90 || /:\/\/\S*\.|\bhttps?:/i.test(text)) return null;
  const [before = '', behind = ''] = text.split(':', 2);
  const user = behind.replace(/^[\s/@]+/, '').trim();
  if (before.trim().toLowerCase() in networks && isHandle(user)) return { network: before.trim(), user };
  const bracket = /^([^()\s]{2,60}) \(([^()]{2,20})\)$/.exec(text);
  const [, name = '', network = ''] = bracket ?? [];
  return network.toLowerCase() in networks && isHandle(name)
    ? { network, user: name.replace(/^@/, '') }
    : null;
}

const isHandle = (text: string) => /^@?[\w.-]{2,60}$/.test(text);

/** The addresses that the head and the sections of contacts and links show or lead to. */
export function linksOf(
  lines: readonly Line[],
  pieces: readonly Traced[],
  layout: Layout,
): ReadSectionItem[] {
  const found: { item: ReadSectionItem; bare: string }[] = [];
  // A link inside prose leads to what the prose is about.
  const runs = new Set(
    lines.flatMap(({ cells }) => cells.filter((cell) => !isProse(cell.text)).flatMap(runsOf)),
  );
  const add = (title: string, url: string, said: Traced, sure: Sureness) => {
    const own = bare(url);
    const same = found.find((one) => isSameAddress(one.bare, own));
    if (same) {
      // An address that is broken over two lines is whole in the link behind it.
      if (own.length > same.bare.length) {
        same.item.values.url = rewritten(url, said, sure);
        same.bare = own;
      }
      return;
    }
    const values = {
      ...(title && { title: rewritten(title, said, 'sure') }),
      url: rewritten(url, said, sure),
    };
    found.push({ item: { section: 'Links', values, runs: runsOf(said) }, bare: own });
  };
  const targets = layout.links.flatMap((link) => {
    if (!/^https?:\/\//i.test(link.address) || maps.test(link.address)) return [];
    const under = [...runs].filter((at) => {
      const run = layout.runs[at];
      if (!run || run.page !== link.page) return false;
      const middle = { x: run.x + run.width / 2, y: run.y - run.size * 0.3 };
      const isOver = (x: number) => x >= link.x - 2 && x <= link.x + link.width + 2;
      return (
        middle.y >= link.y - 3 &&
        middle.y <= link.y + link.height + 3 &&
        (isOver(middle.x) || isOver(run.x + 1))
      );
    });
    return under.length > 0 ? [{ address: link.address, runs: under }] : [];
  });
  for (const piece of pieces) {
    const told = withoutMail(piece);
    for (const { from, to } of websIn(told.text)) {
      const said = cut(told, from, to);
      const own = runsOf(said);
      const target = targets.find(
        (one) =>
          one.runs.some((run) => own.includes(run)) &&
          bare(one.address).startsWith(bare(said.text).slice(0, 12)),
      );
      const url = target && bare(target.address).length > bare(said.text).length ? target.address : said.text;
      add(networkOf(url), url, said, 'sure');
    }
    const named = handleIn(told.text);
    const target = targets.find((one) => one.runs.some((run) => runsOf(told).includes(run)));
    if (named && !target)
      add(`${networks[named.network.toLowerCase()] ?? named.network}: ${named.user}`, '', told, 'likely');
  }
  const shown = new Set(found.flatMap(({ item }) => item.runs));
  for (const { address, runs: under } of targets) {
    // An address that is printed counts as it is printed, whatever the link behind it says.
    if (under.some((run) => shown.has(run))) continue;
    const said: Traced = {
      text: under.map((run) => layout.runs[run]?.text ?? '').join(' '),
      spans: under.map((run, at) => ({ end: at + 1, run })),
    };
    add(networkOf(address), address, said, 'sure');
  }
  return found
    .map(({ item }) => item)
    .filter(({ values }) => values.url?.value !== '' || values.title !== undefined);
}

const isProse = (text: string) => text.split(' ').length > 11 && !/[|•·@]/.test(text);

/** Links of an address of the post lead to maps. */
const maps =
  /^https?:\/\/(?:www\.)?(?:maps\.|goo\.gl\/maps|google\.[a-z.]{2,6}\/maps|openstreetmap|bing\.com\/maps)/i;

function withoutMail(piece: Traced): Traced {
  let rest = piece;
  for (let found = mailIn(rest.text); found; found = mailIn(rest.text))
    rest = joined([cut(rest, 0, found.from), cut(rest, found.to)], ' ');
  return rest;
}

const bare = (url: string) =>
  url
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');

/** Whether two bare addresses lead to one place. */
function isSameAddress(one: string, two: string): boolean {
  if (one === '' || two === '') return false;
  return (
    one === two ||
    (one.includes('/') && two.startsWith(one)) ||
    (two.includes('/') && one.startsWith(two) && two.length > 12)
  );
}

/** The name of the network of an address; '' for other sites. */
function networkOf(url: string): string {
  const host = bare(url).split('/')[0] ?? '';
  const name = host.split('.').at(-2) ?? '';
  return networks[name] ?? '';
}
