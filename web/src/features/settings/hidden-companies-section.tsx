import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { showCompany, useHiddenCompanies } from '../../data/settings/hidden-companies.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { toastResult } from '../../ui/toasts/result-toast.tsx';
import { token } from '../../ui/tokens.ts';
import { useHashTarget } from './use-hash-target.ts';

const id = 'hidden-companies';

/** The companies that searches leave out, each with the way back. */
export function HiddenCompaniesSection() {
  const { t } = useLingui();
  const names = useHiddenCompanies();
  const part = useHashTarget(id, names !== undefined);
  if (!names) return null;
  return (
    <div id={id} ref={part}>
      <SectionCard
        title={<Trans>Hidden companies</Trans>}
        lead={<Trans>Searches leave their postings out. Your own jobs there stay as they are.</Trans>}
      >
        {names.length === 0 ? (
          <p style={{ margin: 0 }}>
            <Trans>None. “More” beside a posting hides its company.</Trans>
          </p>
        ) : (
          <Box
            component="ul"
            aria-label={t`Hidden companies`}
            sx={{ margin: 0, padding: 0, listStyle: 'none' }}
          >
            {names.map((name) => (
              <HiddenCompany key={name} name={name} />
            ))}
          </Box>
        )}
      </SectionCard>
    </div>
  );
}

function HiddenCompany({ name }: { name: string }) {
  const { t } = useLingui();
  const show = async () => toastResult(await showCompany(name), <Trans>{name} is shown again.</Trans>);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        minHeight: 48,
        '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${token('line')}` },
      }}
    >
      <Box component="span" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 520 }}>
        {name}
      </Box>
      <Button
        variant="text"
        aria-label={t`Show again: ${name}`}
        onClick={() => void show()}
        sx={{ flexShrink: 0 }}
      >
        <Trans>Show again</Trans>
      </Button>
    </Box>
  );
}
