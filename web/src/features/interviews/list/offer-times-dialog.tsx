import { newestEvent } from '@foothold/core/calendar/newest-event.ts';
import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { instantOfWallTime } from '@foothold/core/dates/wall-time.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { letterMail } from '@foothold/core/entities/letter/letter-mail.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { useInterviewers } from '../../../data/interviews/interviewers.ts';
import { copyText } from '../../../platform/clipboard.ts';
import { TitledDialog } from '../../../ui/dialogs/titled-dialog.tsx';
import { Labeled } from '../../../ui/fields/labeled.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';
import { homeZone } from '../shared/home-zone.ts';
import { useInterviewWords } from '../shared/use-interview-words.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  /** The one that is to be moved. */
  interview: Interview;
  /** Times that are free. */
  times: readonly Date[];
};

/** A message that offers other times for an interview, to be copied or mailed; nothing is sent from here. */
export function OfferTimesDialog({ open, onClose, interview, times }: Props) {
  const { t } = useLingui();
  const name = interview.companyName || interview.jobTitle || t`this interview`;
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      title={<Trans>Offer {name} other times</Trans>}
      under={<Trans>A draft from your calendar. Foothold sends nothing.</Trans>}
      width={560}
    >
      <Draft interview={interview} times={times} onDone={onClose} />
    </TitledDialog>
  );
}

function Draft({ interview, times, onDone }: Pick<Props, 'interview' | 'times'> & { onDone: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const words = useInterviewWords();
  const contacts = useInterviewers(interview);
  const zone = interview.timeZone || homeZone();
  const when = (at: Date) => `${words.day(calendarDate(at, zone))}, ${words.clock(at.getTime(), zone)}`;
  const agreed = instantOfWallTime(interview.dateOfInterview, zone);
  const offers = times.map((at) => `- ${when(at)}`).join('\n');
  const asked = agreed ? when(agreed) : '';
  const text = t`Hello,

Thank you for the interview on ${asked}. I have another appointment at that time. Would one of these suit you instead?

${offers}

If neither does, I am glad to find another time.

Kind regards`;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? text;
  const organizer = newestEvent(interview.invitations)?.organizer?.email ?? '';
  const to = contacts.find(({ email }) => email !== '')?.email || organizer;
  const subject = [t`Interview`, interview.jobTitle || interview.companyName].filter(Boolean).join(': ');
  const mail = letterMail({ to, subject, text: shown });
  const copy = async () => {
    const isCopied = await copyText(shown);
    showToast(
      isCopied
        ? { text: <Trans>Message copied.</Trans> }
        : {
            text: <Trans>The browser does not allow copying. Select the message and copy it.</Trans>,
            kind: 'error',
          },
    );
    if (isCopied) onDone();
  };
  return (
    <Box sx={{ display: 'grid', gap: '12px', padding: '20px', overflowY: 'auto' }}>
      <Labeled id={id} label={<Trans>Message</Trans>}>
        <OutlinedInput
          id={id}
          fullWidth
          multiline
          minRows={9}
          value={shown}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Labeled>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        <Button variant="contained" onClick={() => void copy()}>
          <Trans>Copy message</Trans>
        </Button>
        {mail.hasText && (
          <Button variant="outlined" href={mail.href} startIcon={<Icon name="mail" size="xs" />}>
            <Trans>Open in your e-mail</Trans>
          </Button>
        )}
      </Box>
    </Box>
  );
}
