import type { OwnProfile } from '@foothold/core/contract/user.ts';
import { longestName, UserName } from '@foothold/core/entities/user/user.ts';
import { dateFormat } from '@foothold/core/text/formats.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ResolverResult, useForm } from 'react-hook-form';
import { ApiError } from '../../platform/server/api-error.ts';
import { renameProfile } from '../../platform/server/profile.ts';
import { TextField } from '../../ui/fields/form-field.tsx';
import { FormFrame } from '../../ui/forms/form-frame.tsx';
import { useFollowStored } from '../../ui/forms/restart-form.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { showToast } from '../../ui/toasts/toast.tsx';
import { profileQuery } from './profile-query.ts';
import { RemoteProblem } from './remote-problem.tsx';

type Values = { name: string };

/** The name of the account, and since when and how it exists. */
export function NameSection({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [problem, setProblem] = useState<ApiError | null>(null);
  const wrong = t`One line, at most ${longestName} characters.`;
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { name: profile.name },
    resolver: (values): ResolverResult<Values> =>
      UserName.safeParse(values.name).success
        ? { values, errors: {} }
        : { values: {}, errors: { name: { type: 'name', message: wrong } } },
  });
  const stands = useFollowStored(form, { name: profile.name });

  async function save({ name }: Values): Promise<boolean> {
    setProblem(null);
    const submitted = form.getValues();
    try {
      const saved = await renameProfile(name);
      if (!saved) return false;
      stands({ name: saved.name }, submitted);
      client.setQueryData(profileQuery(saved.id).queryKey, saved);
      showToast({ text: <Trans>Name saved.</Trans> });
      return true;
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setProblem(cause);
      return false;
    }
  }

  const date = dateFormat(undefined, { dateStyle: 'long' }).format(new Date(profile.createdDate));
  return (
    <SectionCard
      title={<Trans>Name</Trans>}
      lead={
        profile.provider === 'google' ? (
          <Trans>Member since {date}, first signed in with Google.</Trans>
        ) : (
          <Trans>Member since {date}, first signed in with an e-mail link.</Trans>
        )
      }
    >
      <RemoteProblem
        error={problem}
        title={<Trans>The name was not saved.</Trans>}
        retry={<Trans>Retry saving</Trans>}
        onRetry={() => void form.handleSubmit(save)()}
      />
      <FormFrame form={form} labels={{ name: t`Name` }} saveLabel={<Trans>Save name</Trans>} onSave={save}>
        <TextField
          control={form.control}
          name="name"
          label={<Trans>Name</Trans>}
          autoComplete="name"
          help={<Trans>Its initials appear at the top. Leave it empty if you like.</Trans>}
          limits={{ maxLength: 4 * longestName }}
        />
      </FormFrame>
    </SectionCard>
  );
}
