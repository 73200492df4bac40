import * as z from 'zod/mini';

const text = z.catch(z._default(z.string(), ''), '');
const texts = z.catch(z._default(z.array(text), []), []);
const list = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.catch(z._default(z.array(z.looseObject(shape)), []), []);
const dated = { startDate: text, endDate: text, url: text, summary: text, highlights: texts };
const place = { address: text, city: text, region: text, countryCode: text };

/** A JSON Resume 1.0 as it is read: what is missing, null or of another type is empty, what is unknown stays. */
export const JsonResumeForm = z.looseObject({
  basics: z.catch(
    z.looseObject({
      name: text,
      label: text,
      email: text,
      phone: text,
      url: text,
      summary: text,
      location: z.catch(z.looseObject(place), { address: '', city: '', region: '', countryCode: '' }),
      profiles: list({ network: text, username: text, url: text }),
    }),
    {
      ...{ name: '', label: '', email: '', phone: '', url: '', summary: '', profiles: [] },
      location: { address: '', city: '', region: '', countryCode: '' },
    },
  ),
  work: list({ ...dated, name: text, position: text, location: text }),
  volunteer: list({ ...dated, organization: text, position: text }),
  education: list({
    institution: text,
    area: text,
    studyType: text,
    score: text,
    url: text,
    startDate: text,
    endDate: text,
    courses: texts,
  }),
  awards: list({ title: text, date: text, awarder: text, summary: text }),
  certificates: list({ name: text, date: text, issuer: text, url: text }),
  publications: list({ name: text, publisher: text, releaseDate: text, url: text, summary: text }),
  skills: list({ name: text, level: text, keywords: texts }),
  languages: list({ language: text, fluency: text }),
  projects: list({ ...dated, name: text, description: text, entity: text }),
  meta: z.catch(z.looseObject({}), {}),
});
export type JsonResumeForm = z.infer<typeof JsonResumeForm>;
