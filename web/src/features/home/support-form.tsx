import { supportLimits, supportSend } from '@foothold/core/contract/support.ts';
import { EmailAddress } from '@foothold/core/text/email-address.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../platform/server/api.ts';
import { ApiError } from '../../platform/server/api-error.ts';
import { newRetryKey } from '../../platform/server/retry-key.ts';
import { useSession } from '../../platform/server/session.ts';
import { FieldPair } from '../../ui/fields/field-pair.tsx';
import { TextField } from '../../ui/fields/form-field.tsx';
import { LeaveGuard } from '../../ui/forms/leave-guard.tsx';
import { useOnline } from '../../ui/hooks/use-online.ts';
import { ErrorNote } from '../../ui/notes/error-note.tsx';
import { OfflineNote } from '../../ui/notes/offline-note.tsx';
import { ToldWords } from '../../ui/notes/told-words.tsx';

type Message = { emailFrom: string; emailFromName: string; emailBody: string };

/** A message to support; what was typed stays until it was taken. `onSent` gets the address that an answer goes to. */
export function SupportForm({ onSent }: { onSent: (address: string) => void }) {
  const { t } = useLingui();
  const { user } = useSession();
  const isOnline = useOnline();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const wrongAddress = t`Enter one e-mail address, like name@example.com.`;
  const form = useForm<Message>({
    mode: 'onTouched',
    defaultValues: {
      emailFrom: user?.email ?? '',
      // The name that stands in for a missing one is nobody's.
      emailFromName: user && user.name !== 'User' ? user.name : '',
      emailBody: '',
    },
    resolver: (values) => {
      const errors = {
        ...(!EmailAddress.safeParse(values.emailFrom).success && {
          emailFrom: { type: 'email', message: wrongAddress },
        }),
        ...(values.emailBody.trim() === '' && {
          emailBody: { type: 'required', message: t`Write what it is about.` },
        }),
      };
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} as never };
    },
  });

  // The answer may have been lost after the mail went out: the same message again is the same try.
  const tried = useRef({ message: '', key: '' });
  function keyOf(given: Message): string {
    const message = JSON.stringify(given);
    if (tried.current.message !== message) tried.current = { message, key: newRetryKey() };
    return tried.current.key;
  }

  async function send(message: Message) {
    if (isSending) return;
    setSending(true);
    setProblem(null);
    try {
      await call(supportSend, { body: message, retryKey: keyOf(message) });
      tried.current = { message: '', key: '' };
      form.reset({ ...message, emailBody: '' });
      onSent(message.emailFrom.trim());
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setProblem(cause);
      setSending(false);
    }
  }

  const { control, formState } = form;
  return (
    <Box
      component="form"
      noValidate
      aria-label={t`Message to support`}
      onSubmit={form.handleSubmit(send)}
      sx={{ display: 'grid', gap: '12px', marginBlockStart: '8px' }}
    >
      <FieldPair>
        <TextField
          control={control}
          name="emailFrom"
          type="email"
          label={<Trans>E-mail address</Trans>}
          autoComplete="email"
          limits={{ maxLength: 254 }}
        />
        <TextField
          control={control}
          name="emailFromName"
          label={<Trans>Name</Trans>}
          autoComplete="name"
          limits={{ maxLength: supportLimits.name }}
        />
      </FieldPair>
      <TextField
        control={control}
        name="emailBody"
        label={<Trans>Message</Trans>}
        multiline
        rows={6}
        limits={{ maxLength: supportLimits.body }}
        help={<Trans>Up to 10,000 characters. An answer comes to your e-mail address.</Trans>}
      />
      {!isOnline && (
        <OfflineNote>
          <Trans>The message can be sent when the connection is back. What you typed stays.</Trans>
        </OfflineNote>
      )}
      {problem && (
        <ErrorNote title={<Trans>The message was not sent.</Trans>} requestId={problem.requestId}>
          <ToldWords of={problem} /> <Trans>What you typed is still here.</Trans>
        </ErrorNote>
      )}
      <Box>
        <Button type="submit" variant="contained" aria-busy={isSending} aria-disabled={isSending}>
          <Trans>Send message</Trans>
        </Button>
      </Box>
      <LeaveGuard when={formState.isDirty && !isSending} />
    </Box>
  );
}
