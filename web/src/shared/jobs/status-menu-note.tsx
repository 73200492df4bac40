import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useSay } from '../../platform/use-say.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { token } from '../../ui/tokens.ts';
import type { StatusDay } from './use-status-day.ts';

type Props = {
  day: StatusDay;
  /** The status under the keyboard, which Ctrl Enter and the button take. */
  marked: JobStatus | undefined;
  onChoose: (status: JobStatus) => void;
  /** Over the statuses instead of under them. */
  isAbove?: boolean;
};

/** Longest note: a whole e-mail with what it answers. */
const longest = 20_000;

/** The line of the status menu that says what was said, such as the words of a mail; it goes into the history. */
export function StatusMenuNote({ day, marked, onChoose, isAbove = false }: Props) {
  const say = useSay();
  const { t } = useLingui();
  const label = marked && say(jobStatusName(marked));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '8px',
        minHeight: 44,
        alignContent: 'center',
        flexShrink: 0,
        paddingInline: '16px',
        paddingBlock: day.note === null ? 0 : '8px',
        [isAbove ? 'borderBlockEnd' : 'borderBlockStart']: `1px solid ${token('line')}`,
        color: token('text-2'),
        fontSize: '0.8125rem',
      }}
    >
      {day.note === null ? (
        <ButtonBase
          onClick={day.openNote}
          sx={{
            justifyContent: 'flex-start',
            gap: '8px',
            color: token('accent'),
            fontSize: 'inherit',
            fontWeight: 570,
            minHeight: { xs: 44, md: 28 },
            borderRadius: '6px',
          }}
        >
          <Icon name="edit" size={16} />
          <Trans>Add a note</Trans>
        </ButtonBase>
      ) : (
        <>
          <OutlinedInput
            // Asked for with the press before.
            autoFocus
            fullWidth
            multiline
            minRows={2}
            maxRows={4}
            value={day.note}
            placeholder={t`What they wrote or said`}
            onChange={({ target }) => day.changeNote(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !marked) return;
              event.preventDefault();
              onChoose(marked);
            }}
            inputProps={{ 'aria-label': t`Note`, maxLength: longest }}
            sx={{ color: token('text'), fontSize: '0.875rem' }}
          />
          {marked && (
            <Button variant="contained" size="small" onClick={() => onChoose(marked)}>
              <Trans>Move to {label}</Trans>
            </Button>
          )}
        </>
      )}
    </Box>
  );
}
