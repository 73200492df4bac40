import type { JobSearchAnswer } from '@foothold/core/contract/jobs.ts';
import { totalText } from '@foothold/core/domain/search.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { KeyCap } from '../../components/key-cap.tsx';
import { token } from '../../components/tokens.ts';

type Props = { answer: JobSearchAnswer; onPage: (page: number) => void };

/** Under the rows: the keys that work here, which part of the list this is, and the way to the others. */
export function SearchFoot({ answer, onPage }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '14px',
        minHeight: { xs: 52, md: 36 },
        paddingInline: { xs: 0, md: '16px 8px' },
        fontSize: { xs: '1rem', md: '0.75rem' },
        lineHeight: '16px',
        color: token('text-2'),
      }}
    >
      <Box sx={{ display: { xs: 'none', md: 'flex' }, gap: '14px', flexGrow: 1 }} aria-hidden>
        <Key caps={['j', 'k']}>
          <Trans>move</Trans>
        </Key>
        <Key caps={['↵']}>
          <Trans>open</Trans>
        </Key>
        <Key caps={['s']}>
          <Trans>save</Trans>
        </Key>
        <Key caps={['/']}>
          <Trans>search</Trans>
        </Key>
      </Box>
      <Pages answer={answer} onPage={onPage} />
    </Box>
  );
}

function Pages({ answer: { results, pagination, totalResults, totalIsCapped }, onPage }: Props) {
  const { t, i18n } = useLingui();
  const { pageNumber, pageSize, totalPages } = pagination;
  if (totalPages < 2 || results.length === 0) return null;
  const number = new Intl.NumberFormat(i18n.locale);
  const first = number.format((pageNumber - 1) * pageSize + 1);
  const last = number.format((pageNumber - 1) * pageSize + results.length);
  const total = totalText(totalResults, totalIsCapped, i18n.locale);
  return (
    <Box
      component="nav"
      aria-label={t`Pages`}
      sx={{ display: 'flex', alignItems: 'center', width: { xs: '100%', md: 'auto' } }}
    >
      <PageButton
        label={t`Previous page`}
        icon="chevron-left"
        isOff={pageNumber <= 1}
        onClick={() => onPage(pageNumber - 1)}
      />
      <Box component="span" sx={{ flexGrow: 1, textAlign: 'center' }}>
        <Trans>
          {first}–{last} of {total}
        </Trans>
      </Box>
      <PageButton
        label={t`Next page`}
        icon="chevron-right"
        isOff={pageNumber >= totalPages}
        onClick={() => onPage(pageNumber + 1)}
      />
    </Box>
  );
}

type PageButtonProps = {
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  isOff: boolean;
  onClick: () => void;
};

function PageButton({ label, icon, isOff, onClick }: PageButtonProps) {
  return (
    <IconButton
      aria-label={label}
      disabled={isOff}
      onClick={onClick}
      sx={{ width: { md: 32 }, height: { md: 32 }, '&.Mui-disabled': { opacity: 0.4 } }}
    >
      <Icon name={icon} size={16} />
    </IconButton>
  );
}

function Key({ caps, children }: { caps: readonly string[]; children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: '5px' }}>
      {caps.map((cap) => (
        <KeyCap key={cap}>{cap}</KeyCap>
      ))}
      {children}
    </Box>
  );
}
