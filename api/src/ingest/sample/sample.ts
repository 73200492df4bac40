import type { RawPostingInput } from '@foothold/core/entities/posting/posting.ts';
import { sampleRandom } from '@foothold/core/text/sample-random.ts';
import { samplePayText } from './sample-pay.ts';
import { samplePlaces } from './sample-places.data.ts';
import { type SamplePlan, samplePlans } from './sample-plan.ts';
import { sampleText } from './sample-text.ts';

/** The feed name of every posting of the sample set. */
export const sampleSource = 'sample';

const dayMs = 86_400_000;
const oldestDays = 60;
/** Multiples of the golden ratio fill a range evenly, whatever their number. */
const golden = 0.6180339887498949;

/**
 * The sample set, which stands in while there are no real postings (docs/spec/design.md, Sample set): fictional
 * employers, real cities. The same on every call but for the dates, which lie 0 to 60 days before `now`.
 */
export function samplePostings(now: Date): RawPostingInput[] {
  if (Number.isNaN(now.getTime())) throw new RangeError('samplePostings needs a valid date.');
  const slugs = new Set<string>();
  return samplePlans().flatMap((plan, at) => {
    const age = ((at * golden) % 1) * oldestDays;
    const slug = unique(slugOf(plan), slugs);
    const first = posting(plan, { slug, seed: slug, postedAt: now.getTime() - age * dayMs, isCopy: false });
    if (!plan.hasCopy) return [first];
    // A copy draws the same texts as its original, a few days apart.
    const postedAt = now.getTime() - Math.abs(age - 3) * dayMs;
    return [first, posting(plan, { slug: unique(slug, slugs), seed: slug, postedAt, isCopy: true })];
  });
}

interface Copy {
  slug: string;
  seed: string;
  postedAt: number;
  isCopy: boolean;
}

function posting(plan: SamplePlan, { slug, seed, postedAt, isCopy }: Copy): RawPostingInput {
  const random = sampleRandom(seed);
  const place = samplePlaces[plan.places[0] ?? ''] ?? { pay: 1 };
  const payText = samplePayText(plan.role, plan.type, place, random);
  const cities = plan.places.map((text) => text.replace(/,.*/, ''));
  return {
    source: sampleSource,
    externalId: slug,
    title: isCopy ? `${plan.title} - ${cities[0]}` : plan.title,
    companyName: plan.company.name,
    url: `https://example.com/jobs/${slug}`,
    locations: plan.mode === 'remote' ? ['Remote, US'] : [...plan.places],
    remote: plan.mode === 'remote',
    // What is done on site goes without saying, as in most postings.
    workplaceText: plan.mode === 'onsite' ? '' : plan.mode,
    employmentType: plan.type,
    payText: plan.hasPay ? payText : '',
    description: sampleText({ ...plan, cities, isAbroad: place.currency !== undefined, isCopy }, random),
    category: plan.trade.category,
    postedAt: Math.round(postedAt),
  };
}

function slugOf({ company, title, places }: SamplePlan): string {
  return `${company.name} ${title} ${places[0] ?? 'remote'}`
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function unique(slug: string, taken: Set<string>): string {
  let answer = slug;
  for (let count = 2; taken.has(answer); count += 1) answer = `${slug}-${count}`;
  taken.add(answer);
  return answer;
}
