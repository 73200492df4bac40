import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import * as z from 'zod/mini';
import type { OwnData } from '../rows/own-data.ts';

/** Something that was found out about a company. */
export type Researched = { question: string; answer: string };

/** What a company row holds of it, in the order of the questions. */
const Research = z.looseObject({
  research: z.array(z.looseObject({ question: z.string(), answer: z.string() })),
});

/** What was found out about the own company of this name; a row that holds nothing of it is passed over. */
export async function researchAnswersOf(db: OwnData, companyName: string): Promise<Researched[]> {
  const name = foldCompanyName(companyName);
  if (name === '') return [];
  const rows = await db.companies.where('keys.name').equals(name).toArray();
  return rows.flatMap((row) => {
    const read = Research.safeParse(row);
    const answered = read.success ? read.data.research.filter(({ answer }) => answer.trim() !== '') : [];
    return answered.map(({ question, answer }) => ({ question, answer }));
  });
}
