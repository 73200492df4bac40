import type { CompanySearchResult } from '@foothold/core/entities/company/company-search-result.ts';
import { webAddress } from '@foothold/core/text/web-address.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { KeepCompany } from '../../../shared/companies/keep-company.tsx';
import { ListRow } from '../../../ui/lists/list-row.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { token } from '../../../ui/tokens.ts';

const placeOf = ({ city, state, country }: CompanySearchResult) =>
  [city, state || country].filter(Boolean).join(', ');

type RowProps = { row: CompanySearchResult; isKept: boolean; to: string; selected: boolean };

/** An employer of the shared directory in the list. */
export function DirectoryRow({ row, isKept, to, selected }: RowProps) {
  const { t } = useLingui();
  const { id, companyName, description, openCount, isSample } = row;
  return (
    <ListRow
      id={`d${id}`}
      to={to}
      selected={selected}
      title={companyName}
      chips={
        (isKept || isSample) && (
          <>
            {isKept && (
              <StateChip kind="saved">
                <Trans>Kept</Trans>
              </StateChip>
            )}
            {isSample && <StateChip kind="sample" />}
          </>
        )
      }
      second={[placeOf(row), description].filter(Boolean).join(' · ') || t`Place not stated`}
      end={openCount > 0 && <Plural value={openCount} one="# open posting" other="# open postings" />}
    />
  );
}

/** An employer of the directory beside the list: what is known, and keeping it among the own ones. */
export function DirectoryDetail({ row }: { row: CompanySearchResult }) {
  const { companyName, description, summary, categories, openCount } = row;
  const site = webAddress(row.url);
  return (
    <Box sx={{ padding: { xs: '16px 0', md: '20px' }, display: 'grid', gap: '12px', alignContent: 'start' }}>
      <div>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {companyName}
        </Typography>
        <Typography variant="body2" sx={{ color: token('text-2') }}>
          {[placeOf(row), categories.join(', ')].filter(Boolean).join(' · ')}
        </Typography>
      </div>
      <Box sx={{ display: 'flex', gap: '8px', flexWrap: 'wrap' }}>
        <KeepCompany row={row} variant="contained" />
        {site && (
          <Button variant="outlined" component={MuiLink} href={site} target="_blank" rel="noreferrer">
            <Trans>Website</Trans>
          </Button>
        )}
      </Box>
      {[description, summary].filter(Boolean).map((text) => (
        <Box key={text} sx={{ maxWidth: '66ch', overflowWrap: 'anywhere' }}>
          {text}
        </Box>
      ))}
      <Box sx={{ color: token('text-2'), fontSize: '0.875rem' }}>
        <Plural
          value={openCount}
          _0="No open postings here now"
          one="# open posting"
          other="# open postings"
        />
      </Box>
    </Box>
  );
}
