import { type JobStatus, jobStatus } from '@foothold/core/entities/job/job-status.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { href } from '../../../platform/href.ts';
import { StatusMark } from '../../../shared/jobs/status-mark.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  paddingInline: '5px 0',
  '& h3': {
    margin: 0,
    fontSize: '0.8125rem',
    lineHeight: '18px',
    fontWeight: 620,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    outline: 'none',
  },
});

const Count = styled('span')({
  fontSize: '0.8125rem',
  color: token('text-3'),
  fontVariantNumeric: 'tabular-nums',
});

type Props = { status: JobStatus; count: number; headId: string };

/** The head of a column: its status, how many jobs it holds, and a way to add one there. */
export function BoardColumnHead({ status, count, headId }: Props) {
  const { t } = useLingui();
  const { label, group } = jobStatus(status);
  const to = href('/job/add', {
    search: { status: status === 'application-not-started' ? undefined : status },
  });
  return (
    <Head>
      <StatusMark status={status} />
      <h3 id={headId} data-head={status} tabIndex={-1}>
        {label}
      </h3>
      <Count>{numberFormat().format(count)}</Count>
      {group !== 'complete' && (
        <IconButton
          component={Link}
          to={to}
          size="small"
          aria-label={t`Add job to ${label}`}
          title={t`Add job to ${label}`}
          sx={{ marginInlineStart: 'auto' }}
        >
          <Icon name="add" size={16} />
        </IconButton>
      )}
    </Head>
  );
}
