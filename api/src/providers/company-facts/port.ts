import type { CompanyLookUp } from '@foothold/core/entities/company/company-facts.ts';

/** Why an encyclopedia gave nothing. */
type FactsProblem = 'too-slow' | 'limited' | 'unreadable' | 'unreachable';

/** A question that was not answered; `retryAfter` are seconds, where the service said so. */
export class CompanyFactsError extends Error {
  override name = 'CompanyFactsError';
  readonly problem: FactsProblem;
  readonly service: string;
  readonly retryAfter: number | undefined;
  constructor(
    service: string,
    problem: FactsProblem,
    options: { retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    super(`${service}: ${problem}`, { cause: options.cause });
    this.service = service;
    this.problem = problem;
    this.retryAfter = options.retryAfter;
  }
}

/** Who is meant: a name, its site where it is known, or an entry that the person chose. */
export type AskedCompany = { companyName: string; url: string; entry: string | null };

/** What an encyclopedia says of an employer; when it was asked is the caller's to add. Throws CompanyFactsError. */
export type CompanyFacts = {
  lookUp(company: AskedCompany): Promise<Omit<CompanyLookUp, 'askedAt' | 'isKept'>>;
};
