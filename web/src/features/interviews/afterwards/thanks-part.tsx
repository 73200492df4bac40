import { calendarDate, dateWords } from '@foothold/core/dates/calendar-date.ts';
import { type Interview, isDebriefed } from '@foothold/core/entities/interview/interview.ts';
import { letterGaps } from '@foothold/core/entities/letter/letter-gaps.ts';
import { letterMail } from '@foothold/core/entities/letter/letter-mail.ts';
import { thanksDraft } from '@foothold/core/entities/letter/thanks-letter.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useRef, useState } from 'react';
import { saveThanks, setThanked, useThanksContext } from '../../../data/interviews/afterwards.ts';
import { systemClock } from '../../../data/rows/clock.ts';
import { copyText } from '../../../platform/clipboard.ts';
import { Labeled } from '../../../ui/fields/labeled.tsx';
import { useUnsaved } from '../../../ui/forms/use-unsaved.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { toastFailure, toastResult } from '../../../ui/toasts/result-toast.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';
import { InterviewPart, Second } from '../shared/interview-part.tsx';
import { sheetPeople } from '../sheet/sheet-names.ts';

/** The letter of thanks: drafted from own notes, written here, copied or mailed, and noted as sent with its day. */
export function ThanksPart({ interview }: { interview: Interview }) {
  const { t } = useLingui();
  const id = useId();
  const around = useThanksContext(interview);
  const { internalId, thanks, thankedDate, jobTitle, companyName, debrief } = interview;
  const [text, setText] = useState(thanks);
  // What stood there when this text was begun; another tab may write meanwhile.
  const [was, setWas] = useState(thanks);
  const field = useRef<HTMLTextAreaElement>(null);
  const isTyped = text !== was;
  useEffect(() => {
    if (isTyped || thanks === was) return;
    setText(thanks);
    setWas(thanks);
  }, [thanks, isTyped, was]);
  useUnsaved(isTyped);
  const today = calendarDate(systemClock.now());
  const gaps = letterGaps(text);
  const [firstGap] = gaps;
  const people = around ? sheetPeople(interview, around.people) : [];

  const keep = async (next: string): Promise<boolean> => {
    if (next === was) return true;
    const result = await saveThanks(internalId, { text: next, was });
    if (!result.ok) toastFailure(result);
    else setWas(next);
    return result.ok;
  };
  const draft = async () => {
    if (!around) return;
    const names = people.map(({ name }) => name);
    const next = thanksDraft(interview, names, { resume: around.resume, today });
    setText(next);
    const result = await saveThanks(internalId, { text: next, was });
    if (result.ok) setWas(next);
    toastResult(result, <Trans>A draft from your notes. Fill in what only you can say.</Trans>);
  };
  /** Nothing goes out with a place that is not filled in. */
  const isFilled = (): boolean => {
    if (!firstGap) return true;
    field.current?.focus();
    field.current?.setSelectionRange(firstGap.from, firstGap.to);
    showToast({
      text: (
        <Plural
          value={gaps.length}
          one="# place in the letter is not filled in yet. Fill it in or remove it first."
          other="# places in the letter are not filled in yet. Fill them in or remove them first."
        />
      ),
      kind: 'error',
    });
    return false;
  };
  const copy = async () => {
    if (!(await keep(text)) || !isFilled()) return;
    const isCopied = await copyText(text);
    showToast(
      isCopied
        ? { text: <Trans>Letter copied.</Trans> }
        : {
            text: <Trans>The browser does not allow copying. Select the letter and copy it.</Trans>,
            kind: 'error',
          },
    );
  };
  const about = [jobTitle, companyName].filter(Boolean).join(', ');
  const mail = letterMail({
    to: people.find(({ contact }) => contact?.email)?.contact?.email ?? '',
    subject: about ? t`Thank you – ${about}` : t`Thank you`,
    text,
  });
  const copyForMail = async () =>
    showToast(
      (await copyText(text))
        ? {
            text: (
              <Trans>The letter is too long for a e-mail link. It is copied: paste it into the e-mail.</Trans>
            ),
          }
        : {
            text: <Trans>The letter is too long for a e-mail link. Select it here and copy it.</Trans>,
            kind: 'error',
          },
    );
  const send = async (date: string) =>
    void toastResult(
      await setThanked(internalId, date),
      date ? <Trans>Thanks noted as sent.</Trans> : <Trans>Thanks noted as not sent.</Trans>,
    );
  const day = dateWords(thankedDate);
  const isBegun = text.trim() !== '';
  return (
    <InterviewPart title={<Trans>Thank them</Trans>}>
      <Box sx={{ display: 'grid', gap: '12px' }}>
        {day ? (
          <Note
            kind="quiet"
            icon="check"
            title={<Trans>You sent thanks on {day}.</Trans>}
            action={
              <Button variant="text" size="small" onClick={() => void send('')}>
                <Trans>Not sent</Trans>
              </Button>
            }
          />
        ) : (
          !isBegun && (
            <Second>
              <Trans>
                A few lines within a day are usual. The draft names the people you met and comes back to what
                you could answer better; what only you can say is left for you to fill in.
              </Trans>{' '}
              {!isDebriefed(debrief) && <Trans>Save how it went first, and it has more to start from.</Trans>}
            </Second>
          )
        )}
        {isBegun && (
          <Labeled
            id={id}
            label={<Trans>Letter</Trans>}
            help={
              gaps.length > 0 && (
                <Plural
                  value={gaps.length}
                  one="# place to fill in, in braces"
                  other="# places to fill in, in braces"
                />
              )
            }
          >
            <OutlinedInput
              id={id}
              fullWidth
              multiline
              minRows={8}
              maxRows={24}
              inputRef={field}
              value={text}
              onChange={({ target }) => setText(target.value)}
              onBlur={() => void keep(text)}
              slotProps={{ input: { 'aria-describedby': `${id}-help` } }}
              sx={{ padding: '9px 15px', '& textarea': { padding: 0 } }}
            />
          </Labeled>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
          {!isBegun && (
            <Button
              variant="outlined"
              startIcon={<Icon name="edit" size="xs" />}
              disabled={!around}
              onClick={() => void draft()}
            >
              <Trans>Draft a thank-you letter</Trans>
            </Button>
          )}
          {isBegun && (
            <>
              <Button variant="outlined" onClick={() => void copy()}>
                <Trans>Copy</Trans>
              </Button>
              <Button
                variant="outlined"
                startIcon={<Icon name="mail" size="xs" />}
                href={mail.href}
                onClick={(event) => {
                  if (!isFilled()) return event.preventDefault();
                  void keep(text);
                  if (!mail.hasText) void copyForMail();
                }}
              >
                <Trans>Write an e-mail</Trans>
              </Button>
            </>
          )}
          {!day && (
            <Button variant="text" onClick={() => void send(today)}>
              <Trans>Mark as sent today</Trans>
            </Button>
          )}
        </Box>
      </Box>
    </InterviewPart>
  );
}
