import type { SourceChoice } from '@foothold/core/contract/sources.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Tick } from '../../ui/buttons/tick.tsx';
import { token } from '../../ui/tokens.ts';
import { useSourceWords } from './use-source-words.ts';

type Props = { choice: SourceChoice; checked: boolean; onChange: (isOn: boolean) => void };

/** One posting source to tick: whose postings it has, which host is asked, how often, and its terms. */
export function SourceTick({ choice, checked, onChange }: Props) {
  const { t } = useLingui();
  const { service, host, employers, everyHours, terms, isConfigured } = choice;
  const about = useSourceWords()[choice.name];
  const hours = t`${plural(everyHours, { one: 'every hour', other: 'every # hours' })}`;
  return (
    <Box
      component="li"
      sx={{
        paddingBlock: '8px',
        overflowWrap: 'anywhere',
        '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${token('line')}` },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: '12px' }}>
        <Box sx={{ flexGrow: 1 }}>
          <Tick checked={checked} disabled={isConfigured} onChange={onChange}>
            {service}
          </Tick>
        </Box>
        <Link href={terms} target="_blank" rel="noopener" aria-label={t`Terms of ${service}`}>
          <Trans>Terms</Trans>
        </Link>
      </Box>
      <Box sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}>
        {about && <>{about} </>}
        {employers.length > 0 && (
          <>
            {t`${plural(employers.length, { one: '# employer', other: '# employers' })}`}:{' '}
            {employers.join(', ')}.{' '}
          </>
        )}
        {isConfigured ? (
          <Trans>
            Checks {host} {hours}. It is set on the server.
          </Trans>
        ) : (
          <Trans>
            Checks {host} {hours}.
          </Trans>
        )}
      </Box>
    </Box>
  );
}
