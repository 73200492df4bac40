import { Company, companyKeys, type NewCompany } from '@foothold/core/entities/company/company.ts';
import { nextInstant } from '@foothold/core/entities/record.ts';
import { addressProblem, withScheme } from '@foothold/core/text/web-address.ts';
import { removeRecords, tablesAround } from '../entries/remove-records.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { Refusal } from '../rows/save-result.ts';
import { type BasedOn, editRecord } from '../rows/stored-record.ts';
import type { Writer } from '../rows/writer.ts';
import { ownCompanyIds } from './company-by-name.ts';

/**
 * Adds a company, also where one of that name is kept (they are offered for merging), or changes the given fields of the
 * one of `internalId`. `basedOn` is the `updatedAt` its form started from: when it changed since, nothing is written and
 * the answer carries the stored one.
 */
export const saveCompany = command(
  'saveCompany',
  (
    { internalId, ...fields }: NewCompany & { internalId?: number | undefined },
    base: BasedOn = {},
    clock: Clock = systemClock,
  ) => ({
    label: internalId === undefined ? 'companyAdded' : 'companyChanged',
    tables: ['companies'],
    clock,
    run: (writer: Writer) =>
      internalId === undefined
        ? addCompany(writer, fields, clock)
        : editRecord(writer, { table: 'companies', id: internalId, ...base, clock }, (before) => {
            const after = checked({ ...before, ...fields });
            return { ...after, keys: companyKeys(after) };
          }),
  }),
);

/**
 * Keeps a company that was met elsewhere: at a job, in the directory. One of that name that is kept already is answered as
 * it is, with `already` true; `fields` fill nothing there.
 */
export const keepCompany = command('keepCompany', (fields: NewCompany, clock: Clock = systemClock) => ({
  label: 'companyKept',
  tables: ownCompanyTables,
  clock,
  run: (writer) => keepInStep(writer, fields, clock),
}));

/** The tables that keeping a company reads and writes. */
export const ownCompanyTables = ['companies'] as const;

/** Keeps a company inside a command that does more. */
export async function keepInStep(
  writer: Writer,
  fields: NewCompany,
  clock: Clock,
): Promise<{ id: number; already: boolean }> {
  const [same] = await ownCompanyIds(writer.db, fields.companyName ?? '');
  if (same !== undefined) return { id: same, already: true };
  return { ...(await addCompany(writer, fields, clock)), already: false };
}

/**
 * Deletes companies; their jobs stay, and interviews, contacts and steps no longer reference them. In one step that Undo takes
 * back whole. One that cannot be read is deleted too.
 */
export const deleteCompanies = command(
  'deleteCompanies',
  (ids: readonly number[], clock: Clock = systemClock) => {
    const unique = [...new Set(ids)];
    return {
      label: 'companiesDeleted',
      values: { count: unique.length },
      tables: tablesAround('companies'),
      clock,
      run: async (writer) => {
        const stored = await writer.getMany('companies', unique);
        if (stored.includes(undefined)) throw new Refusal('missing');
        await removeRecords(writer, 'companies', unique, clock);
        return { id: unique[0] ?? 0 };
      },
    };
  },
);

async function addCompany(writer: Writer, fields: NewCompany, clock: Clock): Promise<{ id: number }> {
  const at = nextInstant(clock.now());
  const stamps = { uid: fields.uid || clock.newUid(), createdAt: at, updatedAt: at, alreadyAdded: true };
  const company = checked({ ...fields, ...stamps });
  return { id: await writer.add('companies', { ...company, keys: companyKeys(company) }) };
}

/** A company as it is stored; refuses one without a name, and links that lead nowhere. */
function checked(fields: NewCompany): Company {
  const companyName = (fields.companyName ?? '').replace(/\s+/g, ' ').trim();
  if (companyName === '') throw new Refusal('invalid', { detail: 'companyName' });
  const links = {
    url: withScheme(fields.url ?? ''),
    jobPostingsUrl: withScheme(fields.jobPostingsUrl ?? ''),
  };
  for (const address of Object.values(links))
    if (address !== '' && addressProblem(address) !== null)
      throw new Refusal('invalid', { detail: 'quoted', values: { text: address } });
  const read = Company.safeParse({ internalId: 0, ...fields, ...links, companyName });
  if (read.success) return read.data as Company;
  throw new Refusal('invalid', { text: read.error.issues.map((issue) => issue.path.join('.')).join(', ') });
}
