import { numberFormat } from '@foothold/core/text/formats.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../icons/icon.tsx';

type Props = {
  /** From 1 on. */
  page: number;
  pageSize: number;
  /** Rows on this page. */
  count: number;
  /** Rows of all pages. */
  total: number;
  /** The total in words where it is more than a number: “10,000+”. */
  totalText?: string;
  onPage: (page: number) => void;
};

/** Which part of a list this is, and the way to the others; nothing where one page holds it all. */
export function PageTurner({ page, pageSize, count, total, totalText, onPage }: Props) {
  const { t, i18n } = useLingui();
  const pages = Math.ceil(total / pageSize);
  if (pages < 2 || count === 0) return null;
  const number = numberFormat(i18n.locale);
  const first = number.format((page - 1) * pageSize + 1);
  const last = number.format((page - 1) * pageSize + count);
  const all = totalText ?? number.format(total);
  return (
    <Box
      component="nav"
      aria-label={t`Pages`}
      sx={{ display: 'flex', alignItems: 'center', width: { xs: '100%', md: 'auto' } }}
    >
      <PageButton
        label={t`Previous page`}
        icon="chevron-left"
        isOff={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <Box component="span" sx={{ flexGrow: 1, textAlign: 'center', whiteSpace: 'nowrap' }}>
        <Trans>
          {first}–{last} of {all}
        </Trans>
      </Box>
      <PageButton
        label={t`Next page`}
        icon="chevron-right"
        isOff={page >= pages}
        onClick={() => onPage(page + 1)}
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
