import { dateWords } from '@foothold/core/dates/calendar-date.ts';
import type { PostingRole } from '@foothold/core/search/postings-by-role.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { token } from '../../../ui/tokens.ts';

type Props = { roles: readonly PostingRole[] /** Mondays, oldest first. */; weeks: readonly string[] };

/** The bars of the open postings as figures: how many of each role were posted in which week. */
export function WeekTable({ roles, weeks }: Props) {
  const { t, i18n } = useLingui();
  const cell = {
    padding: '8px 10px',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  };
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t`New postings each week`}>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          fontSize: '0.8125rem',
          lineHeight: '18px',
          '& th, & td': cell,
          '& th:first-of-type': {
            textAlign: 'start',
            paddingInlineStart: '16px',
            whiteSpace: 'normal',
            minWidth: 120,
          },
          '& thead th': { fontWeight: 520, fontSize: '0.75rem', color: token('text-2') },
          '& tbody tr': { borderBlockStart: `1px solid ${token('line')}` },
        }}
      >
        <Box
          component="caption"
          sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
        >
          <Trans>Open postings by role and the week they were posted in</Trans>
        </Box>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Role</Trans>
            </th>
            {weeks.map((week) => (
              <th key={week} scope="col">
                {dateWords(week, i18n.locale, { month: 'numeric', day: 'numeric' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roles.map(({ role, weeks: counts }) => (
            <tr key={role}>
              <th scope="row">{role}</th>
              {counts.map((count, at) => (
                <td key={weeks[at]}>{count}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
