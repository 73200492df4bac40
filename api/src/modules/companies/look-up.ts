import type { CompanyLookUp } from '@foothold/core/entities/company/company-facts.ts';
import { companyKey } from '@foothold/core/text/company-name.ts';
import { siteKey } from '@foothold/core/text/site-key.ts';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../errors.ts';
import {
  type AskedCompany,
  type CompanyFacts,
  CompanyFactsError,
} from '../../providers/company-facts/port.ts';
import { directoryMessage } from './directory.messages.ts';

const storedHours = 24;

/**
 * What Wikidata and Wikipedia say of one employer: asked now, or the answer that somebody got within a day. Who asked is not
 * kept. A failure is not kept either.
 */
export async function lookUpCompany(
  { db, facts, now }: { db: Db; facts: CompanyFacts | null; now: () => Date },
  company: AskedCompany,
): Promise<CompanyLookUp> {
  if (!facts) throw new AppError('unavailable', directoryMessage('no-look-up'));
  const key = JSON.stringify([company.entry, companyKey(company.companyName), siteKey(company.url)]);
  const at = now();
  const [kept] = await db.query<{ answer: CompanyLookUp }>(
    `SELECT answer FROM employer_look_up WHERE key = $1
       AND asked_at > $2::timestamptz - make_interval(hours => ${storedHours}) AND asked_at <= $2::timestamptz`,
    [key, at.toISOString()],
  );
  if (kept) return { ...kept.answer, isKept: true };
  const answer: CompanyLookUp = {
    ...(await facts.lookUp(company).catch(refuse)),
    askedAt: at.toISOString(),
    isKept: false,
  };
  // What is missing now may be there the next time.
  if (answer.notice === '') await keep(db, key, answer);
  return answer;
}

async function keep(db: Db, key: string, answer: CompanyLookUp): Promise<void> {
  await db.query(
    `DELETE FROM employer_look_up WHERE asked_at < $1::timestamptz - make_interval(hours => ${storedHours})`,
    [answer.askedAt],
  );
  await db.query(
    `INSERT INTO employer_look_up (key, answer, asked_at) VALUES ($1, $2::text::jsonb, $3::timestamptz)
     ON CONFLICT (key) DO UPDATE SET answer = excluded.answer, asked_at = excluded.asked_at`,
    [key, JSON.stringify(answer), answer.askedAt],
  );
}

function refuse(cause: unknown): never {
  if (!(cause instanceof CompanyFactsError)) throw cause;
  const { service, problem, retryAfter } = cause;
  const code = problem === 'too-slow' ? 'vendor-timeout' : 'vendor-failed';
  throw new AppError(code, directoryMessage(`look-up-${problem}`, { service }), {
    cause,
    ...(retryAfter !== undefined && { retryAfter }),
  });
}
