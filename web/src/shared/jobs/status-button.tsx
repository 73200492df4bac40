import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSay } from '../../platform/use-say.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { StatusMark } from './status-mark.tsx';
import { StatusMenu } from './status-menu.tsx';

type Props = {
  status: JobStatus;
  /** The person's calendar date. */
  today: string;
  /** `date` is '' for today, `note` '' for none. */
  onChoose: (status: JobStatus, date: string, note: string) => void;
  /** `plain` inside a row of a table. */
  variant?: 'outlined' | 'plain';
  /** What has this status, for assistive technology: a job's title. */
  label?: string;
  fullWidth?: boolean;
};

/** A status that can be changed where it stands. */
export function StatusButton({ status, today, onChoose, variant = 'outlined', label, fullWidth }: Props) {
  const say = useSay();
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = say(jobStatusName(status));
  const isPlain = variant === 'plain';
  return (
    <>
      <Button
        variant={isPlain ? 'text' : 'outlined'}
        fullWidth={fullWidth ?? false}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={label ? t`${name}, status of ${label}` : t`Status: ${name}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          gap: '8px',
          justifyContent: 'flex-start',
          ...(isPlain && {
            color: 'text.primary',
            fontWeight: 400,
            paddingInline: '8px',
            marginInline: '-8px',
            minHeight: 32,
            maxWidth: '100%',
          }),
        }}
      >
        <StatusMark status={status} />
        <span
          style={{
            flexGrow: fullWidth ? 1 : 0,
            textAlign: 'start',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }}
        >
          {name}
        </span>
        {!isPlain && <Icon name="chevron-down" size={16} />}
      </Button>
      <StatusMenu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        current={{ [status]: 1 }}
        total={1}
        today={today}
        onChoose={(next, date, note) => {
          setAnchor(null);
          onChoose(next, date, note);
        }}
      />
    </>
  );
}
