import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { saveSetting, useSetting } from '../../../data/settings/settings.ts';
import { Segment } from '../../../ui/buttons/segment.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';

/** Whether names and details of contacts go to models, or marks that only this device can read. */
export function ContactsChoice() {
  const { t } = useLingui();
  const kept = useSetting('ai', 'contacts');
  if (kept === undefined) return null;
  const choose = async (value: string) =>
    void toastResult(
      await saveSetting('ai', 'contacts', value === 'sent' ? 'on' : ''),
      value === 'sent' ? (
        <Trans>Contacts go to models by name.</Trans>
      ) : (
        <Trans>Contacts stay on this device.</Trans>
      ),
    );
  return (
    <Box component="section" sx={{ marginBlockStart: '20px' }}>
      <Box component="h3" sx={{ margin: '0 0 4px', fontSize: '0.875rem', fontWeight: 600 }}>
        <Trans>Your contacts in what is sent</Trans>
      </Box>
      <Segment
        label={t`Your contacts in what is sent`}
        value={kept === 'on' ? 'sent' : 'marked'}
        options={[
          { value: 'marked', label: <Trans>As “contact 1”</Trans> },
          { value: 'sent', label: <Trans>By name</Trans> },
        ]}
        onChange={(value) => void choose(value)}
      />
      <Box component="p" sx={{ margin: '6px 0 0', color: token('text-2'), fontSize: '0.8125rem' }}>
        <Trans>
          A model reads “contact 1” instead of a name, phone number or e-mail address; this device puts the
          name back into its answer. Your own name and details are never sent, but in a letter.
        </Trans>
      </Box>
    </Box>
  );
}
