import type { Company } from '@foothold/core/entities/company/company.ts';
import { employerHistory } from '@foothold/core/tracking/employer-history.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useCompanyRecord } from '../../../data/companies/company-record.ts';
import { useEmployerJobs } from '../../../data/research/employer-record.ts';
import { companyPaths } from '../../../shared/companies/company-paths.ts';
import { shownPlace } from '../../../shared/geography/shown-place.ts';
import { GlanceFrame } from '../../../ui/lists/glance-frame.tsx';
import { token } from '../../../ui/tokens.ts';
import { toggleWatch } from '../details/company-actions.tsx';
import { CompanyHistory } from '../details/company-history.tsx';

type Props = { company: Company; today: string /** Where the list is, on a phone. */; backTo: string };

/** An own company beside the list: what it is, and what the person had to do with it. */
export function CompanyGlance({ company, today, backTo }: Props) {
  const { internalId, companyName, summary, description, notes } = company;
  const record = useCompanyRecord(company);
  const jobs = useEmployerJobs(companyName);
  const history = useMemo(() => (jobs ? employerHistory(jobs, today) : null), [jobs, today]);
  const isOn = company.watchedAt !== '';
  return (
    <GlanceFrame backTo={backTo} back={<Trans>All companies</Trans>}>
      <div>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {companyName}
        </Typography>
        <Typography variant="body2" sx={{ color: token('text-2') }}>
          {[summary, shownPlace(company), company.categories.join(', ')].filter(Boolean).join(' · ')}
        </Typography>
      </div>
      <Box sx={{ display: 'flex', gap: '8px', flexWrap: 'wrap' }}>
        <Button variant="contained" component={Link} to={companyPaths.details(internalId)}>
          <Trans>Open company</Trans>
        </Button>
        <Button variant="outlined" aria-pressed={isOn} onClick={() => void toggleWatch(company)}>
          {isOn ? <Trans>Watching</Trans> : <Trans>Watch</Trans>}
        </Button>
        <Button variant="outlined" component={Link} to={companyPaths.edit(internalId)}>
          <Trans>Edit company</Trans>
        </Button>
      </Box>
      {description && (
        <Box sx={{ maxWidth: '66ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{description}</Box>
      )}
      {record && <CompanyHistory companyName={companyName} record={record} history={history} today={today} />}
      {notes && (
        <Box
          sx={{ maxWidth: '66ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: token('text-2') }}
        >
          {notes}
        </Box>
      )}
    </GlanceFrame>
  );
}
