import * as z from 'zod/mini';

const text = z.catch(z._default(z.string(), ''), '');
const texts = z.catch(z._default(z.array(text), []), []);
const isRow = (item: unknown) => typeof item === 'object' && item !== null && !Array.isArray(item);
/** Items that are none do not take the others with them. */
const list = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.pipe(
    z.pipe(
      z.catch(z._default(z.array(z.unknown()), []), []),
      z.transform((items) => items.filter(isRow)),
    ),
    z.array(z.looseObject(shape)),
  );
/** A year or a grade that a program wrote as a number is one. */
const figure = z.pipe(
  z.catch(z._default(z.union([z.string(), z.number()]), ''), ''),
  z.transform((said) => String(said)),
);
const dated = { startDate: figure, endDate: figure, url: text, summary: text, highlights: texts };
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
    score: figure,
    url: text,
    startDate: figure,
    endDate: figure,
    courses: texts,
  }),
  awards: list({ title: text, date: figure, awarder: text, summary: text }),
  certificates: list({ name: text, date: figure, issuer: text, url: text }),
  publications: list({ name: text, publisher: text, releaseDate: figure, url: text, summary: text }),
  skills: list({ name: text, level: text, keywords: texts }),
  languages: list({ language: text, fluency: text }),
  projects: list({ ...dated, name: text, description: text, entity: text }),
  meta: z.catch(z.looseObject({}), {}),
});
export type JsonResumeForm = z.infer<typeof JsonResumeForm>;

const listNames = 'work,volunteer,education,awards,certificates,publications,skills,languages,projects'.split(
  ',',
);
const textListNames = new Set(['highlights', 'courses', 'keywords', 'roles']);
const figureNames = new Set(['startDate', 'endDate', 'date', 'releaseDate', 'score']);

/** A value that is not read because its type is none that the form allows: `where` is “work 2, position”. */
export type WrongType = { where: string; text: string };

/** The values of a JSON Resume whose types its form does not allow. */
export function wrongTypes(json: object): WrongType[] {
  const told = json as Record<string, unknown>;
  const rows = listNames.flatMap((name): [string, unknown][] => {
    const value = told[name] ?? [];
    return Array.isArray(value) ? value.map((row, at) => [`${name} ${at + 1}`, row]) : [[name, value]];
  });
  return [['basics', told.basics ?? {}] as [string, unknown], ...rows].flatMap(([where, row]) => {
    if (!isRow(row)) return [wrongType(where, row)];
    return Object.entries(row as object)
      .filter(([name, value]) => isWrong(name, value))
      .map(([name, value]) => wrongType(`${where}, ${name}`, value));
  });
}

const longest = 200;
const wrongType = (where: string, value: unknown): WrongType => ({
  where,
  text: JSON.stringify(value ?? null).slice(0, longest),
});

function isWrong(name: string, value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false;
  if (textListNames.has(name)) return !Array.isArray(value) || value.some((one) => typeof one !== 'string');
  if (typeof value === 'string') return false;
  if (typeof value === 'number') return !figureNames.has(name);
  return typeof value === 'boolean' || textNames.has(name) || figureNames.has(name);
}

const textNames = new Set(
  'name,label,email,phone,url,summary,position,organization,institution,area,studyType,title,awarder,issuer,publisher,level,language,fluency,description,entity'.split(
    ',',
  ),
);
