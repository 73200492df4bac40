import { Company } from '@foothold/core/entities/company/company.ts';
import { CompanySearchResult } from '@foothold/core/entities/company/company-search-result.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { MapCard } from '../src/maps/map-card.tsx';
import { SearchArea } from '../src/maps/search-area.tsx';
import { CompanyMissing } from '../src/shared/companies/company-missing.tsx';
import { CardText, DetailCard } from '../src/shared/companies/detail-card.tsx';
import { OwnCompanyLine } from '../src/shared/companies/own-company-line.tsx';
import { KeepCompany } from '../src/shared/companies/save-company.tsx';
import { WatchedRows } from '../src/shared/companies/watched-rows.tsx';
import { WeekBars } from '../src/shared/companies/week-bars.tsx';
import { toastShared } from '../src/shared/companies/withdraw-share.tsx';
import { ContactActions } from '../src/shared/contacts/contact-actions.tsx';
import { ContactForm } from '../src/shared/contacts/contact-form.tsx';
import { ContactInitials } from '../src/shared/contacts/contact-initials.tsx';
import { Line, nothing, Part } from './part.tsx';

const found = CompanySearchResult.parse({
  ...{
    id: 1,
    companyName: 'Acme',
    url: 'https://acme.example',
    description: 'Anvils',
    summary: '',
    links: [],
  },
  ...{
    city: 'Erie',
    state: 'PA',
    lat: 42.1,
    lng: -80.1,
    group: 'acme',
    groupName: 'Acme',
    alreadyAdded: false,
  },
  ...{ address: '', country: 'US', jobPostingsUrl: '', categories: ['Manufacturing'], locationCount: 2 },
  ...{ openCount: 3, openHere: 1, newestPosted: '', distanceMiles: 4, foundAs: '', isSample: false },
  isWaiting: false,
  updatedAt: '2026-11-19T15:00:00.000Z',
});

/** An own company with all that may be shared of it. */
export const ownCompany = Company.parse({
  ...{ internalId: 1, companyName: 'Acme', city: 'Erie', state: 'PA', country: 'US', notes: 'Ask for Dana.' },
  ...{ url: 'https://acme.example', watchedAt: '2026-11-19T15:00:00.000Z', categories: ['Manufacturing'] },
}) as Company;

/** Employers: on the map, in cards of their pages, kept or not here, and the people there. */
export function Companies() {
  const client = useQueryClient();
  return (
    <Part title="Companies">
      <Box sx={{ position: 'relative', minHeight: 260, overflow: 'hidden' }}>
        <SearchArea onSearch={nothing} />
        <MapCard
          title="Acme"
          second="Erie, PA · Anvils"
          facts={<span>3 open postings</span>}
          actions={<KeepCompany row={found} variant="contained" />}
          onClose={nothing}
        />
      </Box>
      <DetailCard title="9 open postings" fact="3 new since Monday">
        <CardText>
          <WeekBars weeks={[0, 2, 1, 1, 5, 3, 0, 0, 2, 0, 1, 3]} most={5} />
        </CardText>
      </DetailCard>
      <OwnCompanyLine companyName="Acme" />
      <WatchedRows companies={[ownCompany]} />
      <CompanyMissing asked="77" problem={null} />
      <Line>
        <ContactInitials name="Dana Okafor" />
        <ContactActions
          contact={{ name: 'Dana Okafor', email: 'dana@acme.example', phone: '+1 814 555 0100', url: '' }}
        />
        <Button variant="outlined" onClick={() => toastShared('Shared with the directory.', 1, client)}>
          Share
        </Button>
      </Line>
      <ContactForm jobId={null} companyName="Acme" contact={null} onClose={nothing} />
    </Part>
  );
}
