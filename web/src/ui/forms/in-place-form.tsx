import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { token } from '../tokens.ts';
import { useUnsaved } from './use-unsaved.ts';

type Props<V extends FieldValues> = {
  form: UseFormReturn<V>;
  /** Names the form. */
  label: string;
  saveLabel: ReactNode;
  onSave: (values: V) => Promise<unknown>;
  onCancel: () => void;
  children: ReactNode;
};

/** A small form that opens where its record stands or will stand; Escape closes it, Ctrl S and Ctrl Enter save it. */
export function InPlaceForm<V extends FieldValues>(props: Props<V>) {
  const { form, label, saveLabel, onSave, onCancel, children } = props;
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty && !isSubmitting);
  useFocusBack();
  const save = form.handleSubmit(async (values) => void (await onSave(values)));
  return (
    <Box
      component="form"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        if (isSubmitting) event.preventDefault();
        else void save(event);
      }}
      onKeyDown={(event) => {
        if (isSaveKey(event)) {
          event.preventDefault();
          // The form of the screen around it listens to the same key.
          event.nativeEvent.stopPropagation();
          if (!isSubmitting) void save();
        } else if (event.key === 'Escape') {
          event.stopPropagation();
          onCancel();
        }
      }}
      sx={{
        display: 'grid',
        gap: '12px',
        padding: '12px',
        marginBlockEnd: '16px',
        borderRadius: '20px',
        border: `1px solid ${token('line')}`,
        backgroundColor: token('sunken'),
      }}
    >
      {children}
      <Box sx={{ display: 'flex', gap: '8px', justifyContent: 'flex-end' }}>
        <Button variant="text" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="outlined" type="submit" aria-busy={isSubmitting}>
          {saveLabel}
        </Button>
      </Box>
    </Box>
  );
}

/** Ctrl or ⌘ with S or Enter, where Enter alone begins a new line. */
function isSaveKey({ key, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (metaKey || ctrlKey) && !altKey && !shiftKey && (key === 'Enter' || key.toLowerCase() === 's');
}

/** Whoever opened the form by a button that is still there stands on it again when the form closes. */
function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const now = document.activeElement;
      const isNowhere = now === null || now === document.body || now.id === 'content';
      if (isNowhere && opener instanceof HTMLElement && opener.isConnected && opener !== document.body)
        opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
