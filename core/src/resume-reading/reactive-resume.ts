import * as z from 'zod/mini';
import type { ReadResume } from '../transfer/json-resume-extra.ts';
import { readJsonResume } from '../transfer/json-resume-read.ts';
import { splitDegree } from './degree.ts';
import { isPlace } from './entry-words.ts';
import { formDate, formSpan } from './form-dates.ts';

const text = z.catch(z._default(z.string(), ''), '');
const address = z.catch(z._default(z.looseObject({ href: text }), { href: '' }), { href: '' });
const keywords = z.catch(z._default(z.array(text), []), []);
const item = z.looseObject({
  visible: z.catch(z._default(z.boolean(), true), true),
  name: text,
  title: text,
  company: text,
  position: text,
  organization: text,
  institution: text,
  studyType: text,
  area: text,
  score: text,
  location: text,
  date: text,
  summary: text,
  description: text,
  issuer: text,
  awarder: text,
  publisher: text,
  network: text,
  username: text,
  url: address,
  keywords,
});
const section = z.catch(
  z._default(z.looseObject({ content: text, items: z.catch(z._default(z.array(item), []), []) }), {
    content: '',
    items: [],
  }),
  {
    content: '',
    items: [],
  },
);

/** A resume of Reactive Resume 4, as it exports one; everything that is missing or of another type is empty. */
const ReactiveResume = z.looseObject({
  basics: z.looseObject({
    name: text,
    headline: text,
    email: text,
    phone: text,
    location: text,
    url: address,
  }),
  sections: z.looseObject({
    summary: section,
    experience: section,
    education: section,
    skills: section,
    languages: section,
    certifications: section,
    projects: section,
    publications: section,
    awards: section,
    volunteer: section,
    profiles: section,
  }),
});

/** Reads an export of Reactive Resume; null for other JSON. Hidden items are left out, as on its pages. */
export function readReactiveResume(json: unknown): ReadResume | null {
  const parsed = ReactiveResume.safeParse(json);
  if (!parsed.success) return null;
  const { basics, sections } = parsed.data;
  const shown = (name: keyof typeof sections) =>
    (sections[name] as z.infer<typeof section>).items.filter(({ visible }) => visible);
  const dated = (one: z.infer<typeof item>) => ({
    ...formSpan(one.date),
    url: one.url.href,
    highlights: linesOf(one.summary),
  });
  return readJsonResume({
    basics: {
      name: basics.name,
      label: basics.headline,
      email: basics.email,
      phone: basics.phone,
      url: basics.url.href,
      summary: linesOf(sections.summary.content).join('\n'),
      location: { address: basics.location },
      profiles: shown('profiles').map((one) => ({
        network: one.network,
        username: one.username,
        url: one.url.href,
      })),
    },
    work: shown('experience').map((one) => ({
      name: one.company,
      position: one.position,
      location: one.location,
      ...dated(one),
    })),
    volunteer: shown('volunteer').map((one) => ({
      organization: one.organization,
      position: one.position,
      ...dated(one),
    })),
    education: shown('education').map((one) => ({
      institution: one.institution,
      ...degreeOf(one.studyType, one.area),
      score: one.score,
      url: one.url.href,
      ...formSpan(one.date),
      courses: linesOf(one.summary),
    })),
    skills: shown('skills').map((one) => ({
      name: one.name,
      level: one.description,
      keywords: one.keywords,
    })),
    languages: shown('languages').map((one) => ({ language: one.name, fluency: one.description })),
    certificates: shown('certifications').map((one) => ({
      name: one.name,
      issuer: one.issuer,
      date: formDate(one.date),
      url: one.url.href,
    })),
    projects: shown('projects').map((one) => ({
      name: one.name,
      description: one.description,
      ...dated(one),
    })),
    publications: shown('publications').map((one) => ({
      name: one.name,
      publisher: one.publisher,
      releaseDate: formDate(one.date),
      url: one.url.href,
      summary: linesOf(one.summary).join('\n'),
    })),
    awards: shown('awards').map((one) => ({
      title: one.title,
      awarder: one.awarder,
      date: formDate(one.date),
      summary: linesOf(one.summary).join('\n'),
    })),
  });
}

/** The kind of study often holds the degree and its subject, and the subject the place. */
function degreeOf(studyType: string, area: string): { studyType: string; area: string } {
  const parts = splitDegree({ text: studyType, spans: [] });
  const isElsewhere = area === '' || isPlace(area);
  return parts?.major && isElsewhere
    ? { studyType: parts.degree.text, area: parts.major.text }
    : { studyType, area };
}

/** The text of the marked-up notes of its editor, a line for each paragraph or point. */
function linesOf(html: string): string[] {
  return html
    .replace(/<(?:\/p|\/li|br\s{0,3}\/?|\/h\d|\/div)>/gi, '\n')
    .replace(/<[^<>]{0,2000}>/g, '')
    .replace(
      /&(amp|lt|gt|quot|#39|nbsp);/g,
      (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' })[name] ?? '',
    )
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
