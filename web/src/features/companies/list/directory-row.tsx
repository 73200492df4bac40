import { companyCategoryName } from '@foothold/core/entities/company/company-category.messages.ts';
import {
  type CompanySearchResult,
  noLongerActive,
} from '@foothold/core/entities/company/company-search-result.ts';
import { webAddress } from '@foothold/core/text/web-address.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { sayChoice } from '../../../platform/say.ts';
import { useSay } from '../../../platform/use-say.ts';
import { companyPaths } from '../../../shared/companies/company-paths.ts';
import { KeepCompany } from '../../../shared/companies/save-company.tsx';
import { companyPlace, useCompanyWords } from '../../../shared/companies/use-company-words.ts';
import { RowBack } from '../../../ui/buttons/row-back.tsx';
import { ListRow } from '../../../ui/lists/list-row.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { token } from '../../../ui/tokens.ts';

type RowProps = {
  row: CompanySearchResult;
  isKept: boolean;
  isHidden: boolean;
  to: string;
  selected: boolean;
};

/** An employer of the shared directory in the list. */
export function DirectoryRow({ row, isKept, isHidden, to, selected }: RowProps) {
  const { t } = useLingui();
  const { id, companyName, description, openCount, isSample, categories } = row;
  const isOver = categories.includes(noLongerActive);
  return (
    <ListRow
      id={`d${id}`}
      to={to}
      selected={selected}
      title={companyName}
      chips={
        (isKept || isHidden || isOver || isSample) && (
          <>
            {isHidden && (
              <StateChip kind="plain">
                <Trans>Hidden</Trans>
              </StateChip>
            )}
            {isKept && (
              <StateChip kind="saved">
                <Trans>Saved</Trans>
              </StateChip>
            )}
            {isOver && (
              <StateChip kind="plain">
                <Trans>No longer active</Trans>
              </StateChip>
            )}
            {isSample && <StateChip kind="sample" />}
          </>
        )
      }
      second={[companyPlace(row), description].filter(Boolean).join(' · ') || t`Place not known`}
      end={openCount > 0 && <Plural value={openCount} one="# open posting" other="# open postings" />}
    />
  );
}

type DetailProps = { row: CompanySearchResult; onBack: () => void };

/** An employer of the directory beside the list: what is known, its postings and locations, and keeping it as an own one. */
export function DirectoryDetail({ row, onBack }: DetailProps) {
  const say = useSay();
  const words = useCompanyWords();
  const { companyName, groupName, description, summary, categories, openCount, locationCount } = row;
  const site = webAddress(row.url);
  return (
    <Box sx={{ padding: { xs: '12px 0', md: '20px' }, display: 'grid', gap: '12px', alignContent: 'start' }}>
      <RowBack onBack={onBack} />
      <div>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {companyName}
        </Typography>
        <Typography variant="body2" sx={{ color: token('text-2') }}>
          {[companyPlace(row), categories.map((one) => sayChoice(say, companyCategoryName, one)).join(', ')]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </div>
      <Box sx={{ display: 'flex', gap: '8px', flexWrap: 'wrap' }}>
        <KeepCompany row={row} variant="contained" />
        {openCount > 0 && (
          <Button variant="outlined" component={Link} to={companyPaths.postings(groupName)}>
            {words.openings(openCount)}
          </Button>
        )}
        <Button variant="outlined" component={Link} to={companyPaths.group(groupName)}>
          {locationCount > 1 ? words.locations(locationCount) : <Trans>Details</Trans>}
        </Button>
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
      {openCount === 0 && (
        <Box sx={{ color: token('text-2'), fontSize: '0.875rem' }}>
          <Trans>No open postings here now</Trans>
        </Box>
      )}
    </Box>
  );
}
