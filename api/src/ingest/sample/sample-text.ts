import type { SampleRandom } from '@foothold/core/text/sample-random.ts';
import {
  sampleBenefits,
  sampleCopyOpeners,
  sampleHeadings,
  samplePlaceLines,
  sampleProcessLines,
  sampleTypeLines,
} from './sample-frames.data.ts';
import type { SampleCompany, SampleMode, SampleRole, SampleTrade, SampleType } from './sample-trade.ts';

/** What the text of a posting is made from. `cities` are names without state; none for remote work. */
interface SampleTextInput {
  trade: SampleTrade;
  role: SampleRole;
  company: SampleCompany;
  title: string;
  type: SampleType;
  mode: SampleMode;
  cities: readonly string[];
  isAbroad: boolean;
  /** True for the second copy of a posting: the same facts, told a little differently. */
  isCopy: boolean;
}

/** The HTML text of one posting, 150 to 300 words: the role, the work, the requirements, the offer. */
export function sampleText(input: SampleTextInput, random: SampleRandom): string {
  const { trade, role, company, type } = input;
  const slots = {
    company: company.name,
    title: input.title,
    city: input.cities[0],
    cities: list(input.cities),
  };
  const say = (text: string) => escapeHtml(fill(text, slots, random));
  const where = input.cities.length > 1 ? 'several' : input.mode;

  const about = [random.pick(role.about), random.pick(trade.about), random.pick(samplePlaceLines[where])];
  about.push(...random.draw(sampleTypeLines[type], 1));
  const work = [...some(role.do, 4, random), ...some(trade.do, 2, random)];
  // The first requirement is the one that decides, a license or the years: it is never left out.
  const [must = '', ...more] = role.bring;
  const needs = [must, ...some(more, random.next() < 0.5 ? 2 : 3, random), ...some(trade.bring, 2, random)];
  const isPermanent = type === 'Full-time' || type === 'Part-time';
  const benefits = sampleBenefits[input.isAbroad ? (isPermanent ? 'abroad' : 'abroadTerm') : type];
  const ownOffers =
    type === 'Full-time' && !input.isAbroad ? [...trade.offer, ...(trade.benefit ?? [])] : trade.offer;
  const offers = [...random.draw(benefits, 3), ...random.draw(ownOffers, 2)];
  const process = random.next() < 0.5 ? [random.pick(sampleProcessLines)] : [];
  const headings = random.pick(sampleHeadings);

  const parts = {
    about: about.map(say),
    work: work.map(say),
    needs: needs.map(say),
    offers: offers.map(say),
  };
  const does = say(company.does);
  const closing = process.map(say);
  const end = headings[4] ? [`<h3>${say(headings[4])}</h3>`, `<p>${does}</p>`] : [];
  if (input.isCopy) {
    parts.about.unshift(say(random.pick(sampleCopyOpeners)));
    parts.work.reverse();
    parts.offers.pop();
  }
  const head = (at: number) => `<h3>${say(headings[at] ?? '')}</h3>`;
  return [
    head(0),
    `<p>${[...(end.length > 0 ? [] : [does]), ...parts.about].join(' ')}</p>`,
    head(1),
    bullets(parts.work),
    head(2),
    bullets(parts.needs),
    head(3),
    bullets(parts.offers),
    ...closing.map((line) => `<p>${line}</p>`),
    ...end,
  ].join('\n');
}

/** `count` of the lines, in the order of the table. */
function some(lines: readonly string[], count: number, random: SampleRandom): string[] {
  const drawn = new Set(random.draw(lines, count));
  return lines.filter((line) => drawn.has(line));
}

/** `{one|other}` becomes one of them, `{city}` the slot of that name; an unknown slot is an error in the tables. */
function fill(text: string, slots: Record<string, string | undefined>, random: SampleRandom): string {
  return text.replace(/\{([^{}]*)\}/g, (whole, inner: string) => {
    const value = inner.includes('|') ? random.pick(inner.split('|')) : slots[inner];
    if (!value) throw new Error(`The sample set cannot fill ${whole} in “${text}”.`);
    return value;
  });
}

function list(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}

function bullets(lines: readonly string[]): string {
  return `<ul>\n${lines.map((line) => `<li>${line}</li>`).join('\n')}\n</ul>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
