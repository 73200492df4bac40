import * as z from 'zod/mini';

const most = { line: 1000, notes: 20_000, items: 200 } as const;

const line = z._default(z.string().check(z.maxLength(most.line, `at most ${most.line} characters`)), '');
const notes = z._default(z.string().check(z.maxLength(most.notes, 'at most 20,000 characters')), '');
const items = <T extends z.ZodMiniType>(item: T) =>
  z._default(z.array(item).check(z.maxLength(most.items, `at most ${most.items} items`)), []);

/** Names a record in its evidence; absent: it is named by its place in the list. */
const key = z.optional(z.nullable(z.number()));
const common = {
  internalId: key,
  isHidden: z._default(z.boolean(), false),
  startDate: line,
  endDate: line,
  notes,
  url: line,
};

/**
 * A resume as the calls take it (docs/spec/entities.md, Own data): stored records may be sent as they are. Only what is
 * listed here is read; photo, keys, look and everything else of a record is dropped at this border.
 */
export const AiResume = z.object({
  internalId: key,
  title: line,
  name: line,
  headline: line,
  phone: line,
  email: line,
  location: line,
  summary: notes,
  experience: items(
    z.object({ ...common, companyName: line, title: line, city: line, state: line, country: line }),
  ),
  education: items(
    z.object({
      ...common,
      institutionName: line,
      degree: line,
      major: line,
      gpa: line,
      city: line,
      state: line,
      country: line,
    }),
  ),
  skills: items(z.object({ internalId: key, isHidden: z._default(z.boolean(), false), skillName: line })),
  /** Projects, certificates, languages, links and sections of the person's own. */
  sections: items(z.object({ ...common, resumeSectionName: line, title: line, subtitle: line })),
});
export type AiResume = z.infer<typeof AiResume>;
