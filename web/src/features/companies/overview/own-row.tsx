import type { Company } from '@foothold/core/entities/company/company.ts';
import { Plural, useLingui } from '@lingui/react/macro';
import { companyPaths } from '../../../shared/companies/company-paths.ts';
import { shownPlace } from '../../../shared/geography/shown-place.ts';
import { StateChip } from '../../../ui/state-chip.tsx';
import { CardRow } from '../card-row.tsx';

/** An own company on the overview. */
export function OwnRow({ company, jobs }: { company: Company; jobs: number }) {
  const { t } = useLingui();
  const { internalId, companyName, summary, description, isExample } = company;
  return (
    <CardRow
      to={companyPaths.details(internalId)}
      title={companyName}
      chips={isExample && <StateChip kind="example" />}
      second={
        [shownPlace(company), (summary || description).slice(0, 90)].filter(Boolean).join(' · ') ||
        t`No place or description yet`
      }
      end={jobs > 0 && <Plural value={jobs} one="# job" other="# jobs" />}
    />
  );
}
