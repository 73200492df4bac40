import { dateOfText } from '@foothold/core/dates/calendar-date.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { fullDate } from './job-cells.ts';
import { type DateDoubt, dateDoubt } from './job-date-check.ts';

type Question = { date: string; posted: string; doubt: DateDoubt; answer: (isSure: boolean) => void };

/**
 * Asks before a date is kept that can hardly be meant. `sure(date, datePosted)` answers true at once for any other one,
 * else when the person said so; the dialog is to be shown by the caller.
 */
export function useDateDoubt(
  today: string,
): [(date: string, datePosted?: string) => Promise<boolean>, ReactNode] {
  const [question, setQuestion] = useState<Question | null>(null);
  const sure = (date: string, datePosted = ''): Promise<boolean> => {
    const posted = dateOfText(datePosted);
    const doubt = dateDoubt(date, { today, posted });
    if (doubt === null) return Promise.resolve(true);
    return new Promise((answer) => setQuestion({ date, posted, doubt, answer }));
  };
  const reply = (isSure: boolean) => {
    question?.answer(isSure);
    setQuestion(null);
  };
  const day = fullDate(question?.date ?? '');
  const dialog = question && (
    <ConfirmDialog
      open
      title={<Trans>Is {day} right?</Trans>}
      confirm={<Trans>Save this date</Trans>}
      keep={<Trans>Change date</Trans>}
      onConfirm={() => reply(true)}
      onClose={() => reply(false)}
    >
      <Why {...question} />
    </ConfirmDialog>
  );
  return [sure, dialog];
}

function Why({ doubt, posted }: Question) {
  if (doubt === 'future') return <Trans>That day has not come yet. Nothing is saved until you answer.</Trans>;
  if (doubt === 'long-ago')
    return <Trans>That is more than ten years ago. Nothing is saved until you answer.</Trans>;
  return (
    <Trans>
      That is before the job was posted, on {fullDate(posted)}. Nothing is saved until you answer.
    </Trans>
  );
}
