import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { fullDate } from './job-cells.ts';
import { dateAppliedDoubt } from './job-date-check.ts';

type Question = { date: string; answer: (isSure: boolean) => void };

/**
 * Asks before a date of application is kept that can hardly be meant. `sure(date)` answers true at once for any other
 * one, else when the person said so; the dialog is to be shown by the caller.
 */
export function useDateDoubt(today: string): [(date: string) => Promise<boolean>, ReactNode] {
  const [question, setQuestion] = useState<Question | null>(null);
  const sure = (date: string): Promise<boolean> => {
    if (dateAppliedDoubt(date, today) === null) return Promise.resolve(true);
    return new Promise((answer) => setQuestion({ date, answer }));
  };
  const reply = (isSure: boolean) => {
    question?.answer(isSure);
    setQuestion(null);
  };
  const day = fullDate(question?.date ?? '');
  const dialog = question && (
    <ConfirmDialog
      open
      title={<Trans>Applied on {day}?</Trans>}
      confirm={<Trans>Save this date</Trans>}
      keep={<Trans>Change date</Trans>}
      onConfirm={() => reply(true)}
      onClose={() => reply(false)}
    >
      {question.date > today ? (
        <Trans>That day has not come yet. Nothing is saved until you answer.</Trans>
      ) : (
        <Trans>That is more than ten years ago. Nothing is saved until you answer.</Trans>
      )}
    </ConfirmDialog>
  );
  return [sure, dialog];
}
