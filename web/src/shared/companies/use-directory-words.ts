import type {
  DirectoryField,
  DirectoryStanding,
  DisputeReason,
} from '@foothold/core/entities/company/directory-trust.ts';
import { useLingui } from '@lingui/react/macro';
import { useLabels } from '../own-data/use-entity-texts.ts';

/** What the fields of the directory, who vouches for them and reasons of disputes are called. */
export function useDirectoryWords() {
  const { t } = useLingui();
  const labels = useLabels('companies', [
    'companyName',
    'url',
    'jobPostingsUrl',
    'description',
    'categories',
  ] as const);
  const fields: Readonly<Record<DirectoryField, string>> = { ...labels, place: t`Place` };
  const reasons: Readonly<Record<DisputeReason, string>> = {
    fraud: t`It looks like fraud`,
    'other-company': t`It belongs to another company`,
    outdated: t`It is out of date`,
    broken: t`It does not work`,
    offensive: t`It is offensive`,
    other: t`Something else`,
  };
  const sources: Readonly<Record<DirectoryStanding['source'], string>> = {
    postings: t`from postings read here`,
    list: t`from a public list`,
    people: t`confirmed by several people`,
    operator: t`confirmed by the operator of this site`,
    'one-person': t`one person says so, not confirmed`,
  };
  return { fields, reasons, sources };
}
