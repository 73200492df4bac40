import * as z from 'zod/mini';
import { GeoFact } from '../../geography/geo.ts';

/** The levels of the Standard Occupational Classification, from 23 major groups down to 867 occupations (SOC 2018). */
export const occupationLevels = ['major', 'minor', 'broad', 'detailed'] as const;

/** A node of the occupation tree (docs/spec/entities.md, Job occupation). */
export const Occupation = z.object({
  /** '' for a major group. */
  parentCode: z.string(),
  /** `15-1252`. */
  code: z.string(),
  level: z.enum(occupationLevels),
  /** Its title in the classification, “Software Developers”. */
  description: z.string(),
  hasChildren: z.boolean(),
  /** Always false on the wire; a screen sets it. */
  selected: z.boolean(),
  /** What to search postings for, “software developer”. */
  searchTerm: z.string(),
});
export type Occupation = z.infer<typeof Occupation>;

/** What an occupation asks for, with the agency that publishes it and the year it is of. */
export const OccupationSkills = z.object({
  /** What a person has to be able to do, most important first; ten at most. */
  skills: z.array(z.string()),
  /** Programs and machines, those that postings ask for first; ten at most. */
  technologies: z.array(z.string()),
  agency: z.string(),
  dataset: z.string(),
  year: z.string(),
});
export type OccupationSkills = z.infer<typeof OccupationSkills>;

/** An occupation with what it pays and how it grows in the United States, and what it asks for where that is loaded. */
export const OccupationDetail = z.extend(Occupation, {
  facts: z.array(GeoFact),
  skills: z.optional(OccupationSkills),
});
export type OccupationDetail = z.infer<typeof OccupationDetail>;

/** Code of a node as the classification writes it, at any level. */
export const occupationCode = z.string().check(z.regex(/^\d{2}-\d{4}$/, 'a code such as 15-1252'));
