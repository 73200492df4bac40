import { calendarDate, weekDayOf } from '@foothold/core/dates/calendar-date.ts';
import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { useCompany } from '../../data/companies/company-rows.ts';
import { systemClock } from '../../data/rows/clock.ts';
import { CompanyMissing } from '../../shared/companies/company-missing.tsx';
import { companyKeyOf } from '../../shared/companies/company-paths.ts';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { CompanyDetails } from './details/company-details.tsx';

/** /company/details/{internalId}: everything about one own company on one page (docs/spec/readings.md R4). */
export function CompanyDetailsScreen() {
  const { t } = useLingui();
  const { internalId = '' } = useParams();
  const found = useCompany(companyKeyOf(internalId));
  if (found === undefined) return <SkeletonRows count={8} label={t`Loading the company`} />;
  const { company } = found;
  if (!company) return <CompanyMissing asked={internalId} problem={found.problem} />;
  const today = calendarDate(systemClock.now());
  // Weeks begin on Monday, as those of the server do.
  return (
    <CompanyDetails
      key={company.internalId}
      company={company}
      today={today}
      daysIntoWeek={weekDayOf(today) - 1}
    />
  );
}
