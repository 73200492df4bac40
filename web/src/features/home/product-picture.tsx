import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useSay } from '../../platform/use-say.ts';
import { StatusMark } from '../../shared/jobs/status-mark.tsx';
import { token } from '../../ui/tokens.ts';
import { pictureJobs } from './picture-jobs.data.ts';

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** The product as it looks, drawn from its own parts; one picture to assistive technology. */
export function ProductPicture() {
  const say = useSay();
  const { t, i18n } = useLingui();
  return (
    <Box
      role="img"
      aria-label={t`A list of six applications, each with its status and the next step: an interview on Monday, a follow-up due today, an offer to answer.`}
      sx={{ display: 'grid', gap: '12px', userSelect: 'none' }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
          gap: '12px',
        }}
      >
        <Figure name={t`Saved`} value={18} />
        <Figure name={t`Applied`} value={11} />
        <Figure name={t`In-Progress`} value={5} />
        <Figure name={t`Complete`} value={6} />
      </Box>
      <Box
        sx={{
          border: `1px solid ${token('line')}`,
          borderRadius: '20px',
          backgroundColor: token('surface'),
          overflow: 'hidden',
        }}
      >
        {pictureJobs.map(({ title, company, status, step, isDue }) => (
          <Box
            key={title}
            sx={{
              display: 'grid',
              gridTemplateColumns: {
                xs: '16px minmax(0, 1fr) auto',
                md: '16px minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr)',
              },
              alignItems: 'center',
              gap: '12px',
              minHeight: 52,
              paddingInline: '16px',
              borderBlockEnd: `1px solid ${token('line')}`,
              '&:last-of-type': { borderBlockEnd: 0 },
            }}
          >
            <StatusMark status={status} />
            <Box translate="no" sx={{ minWidth: 0 }}>
              <Box sx={{ ...cut, fontWeight: 570 }}>{title}</Box>
              <Box sx={{ ...cut, fontSize: '0.8125rem', lineHeight: '16px', color: token('text-2') }}>
                {company}
              </Box>
            </Box>
            <Box
              sx={{
                ...cut,
                fontSize: '0.8125rem',
                color: token('text-2'),
                display: { xs: 'none', md: 'block' },
              }}
            >
              {say(jobStatusName(status))}
            </Box>
            <Box
              sx={{
                ...cut,
                fontSize: '0.8125rem',
                textAlign: 'end',
                color: isDue ? token('warn') : token('text-2'),
                fontWeight: isDue ? 570 : 400,
              }}
            >
              {step && i18n._(step())}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <Box
      sx={{
        padding: '10px 16px',
        border: `1px solid ${token('line')}`,
        borderRadius: '20px',
        backgroundColor: token('surface'),
      }}
    >
      <Box sx={{ ...cut, fontSize: '0.75rem', color: token('text-2') }}>{name}</Box>
      <Box sx={{ fontSize: '1.375rem', lineHeight: '28px', fontWeight: 620 }}>{value}</Box>
    </Box>
  );
}
