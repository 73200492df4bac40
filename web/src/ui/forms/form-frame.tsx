import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isApple } from '../../platform/device.ts';
import { KeyCap } from '../key-cap.tsx';
import { token } from '../tokens.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { showParsed } from './restart-form.ts';
import { useSaveKey } from './use-save-key.ts';

type Props<V extends FieldValues> = {
  form: UseFormReturn<V>;
  /** Field → its label: names what changed. */
  labels: Partial<Record<keyof V & string, string>>;
  /** Saves; true when it did. Put the form on it by `restartForm`, or go elsewhere, before answering true. */
  onSave: (values: V) => Promise<boolean>;
  saveLabel: ReactNode;
  /** A new record: the foot bar stands from the start. */
  isNew?: boolean;
  /** Where Discard leads for a new record. */
  onDiscard?: () => void;
  /** Something beside this form, on the same screen, is not saved either: leaving asks for both at once. */
  holdsMore?: boolean;
  /** Above the fields: what went wrong, what changed elsewhere. */
  notice?: ReactNode;
  children: ReactNode;
};

/** The one form: a card of fields whose foot bar comes with the first change, says what changed, discards and saves. */
export function FormFrame<V extends FieldValues>(props: Props<V>) {
  const { form, labels, onSave, saveLabel, isNew, onDiscard, holdsMore, notice, children } = props;
  const [isSaving, setSaving] = useState(false);
  // Read while rendering, so that react-hook-form tracks them.
  const { isDirty, dirtyFields } = form.formState;
  const changed = (Object.keys(labels) as (keyof V & string)[]).filter((field) =>
    Object.hasOwn(dirtyFields, field),
  );

  const save = form.handleSubmit(async (values) => {
    if (isSaving) return;
    setSaving(true);
    showParsed(form, values);
    try {
      await onSave(values);
    } finally {
      setSaving(false);
    }
  });
  useSaveKey(() => (isDirty || isNew) && void save());

  const discard = () => {
    form.reset();
    onDiscard?.();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={save}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        border: { md: `1px solid ${token('line')}` },
        borderRadius: '20px',
        backgroundColor: { md: token('surface') },
        overflow: { md: 'hidden' },
      }}
    >
      {notice && (
        <Box
          sx={{
            flexShrink: 0,
            display: 'grid',
            gap: '8px',
            padding: { xs: '0 0 12px', md: '16px 20px 0' },
            // Whoever is at the last field has to see it too.
            position: { xs: 'sticky', md: 'static' },
            insetBlockStart: 68,
            zIndex: 2,
          }}
        >
          {notice}
        </Box>
      )}
      <Box
        sx={{
          flexGrow: 1,
          minHeight: 0,
          overflowY: { md: 'auto' },
          display: 'grid',
          alignContent: 'start',
          gap: '12px',
          padding: { xs: '0 0 84px', md: '16px 20px 20px' },
        }}
      >
        {children}
      </Box>
      {(isDirty || isNew) && (
        <Foot changed={changed.map((field) => labels[field] ?? field)} isNew={isNew ?? false}>
          <Button variant="text" onClick={discard} sx={{ flex: { xs: 1, md: 'none' } }}>
            {isNew ? <Trans>Cancel</Trans> : <Trans>Discard</Trans>}
          </Button>
          <Button
            variant="contained"
            type="submit"
            aria-busy={isSaving}
            sx={{ flex: { xs: 1, md: 'none' }, gap: '8px' }}
          >
            {saveLabel}
            <SaveHint />
          </Button>
        </Foot>
      )}
      <LeaveGuard when={(isDirty && !isSaving) || holdsMore === true} />
    </Box>
  );
}

function Foot({ changed, isNew, children }: { changed: string[]; isNew: boolean; children: ReactNode }) {
  const names = changed.slice(0, 3).join(', ') + (changed.length > 3 ? ' …' : '');
  return (
    <Box
      sx={{
        flexShrink: 0,
        display: 'flex',
        alignItems: 'center',
        gap: '8px',
        paddingBlock: '10px',
        paddingInline: { xs: '16px', md: '20px 12px' },
        borderBlockStart: `1px solid ${token('line')}`,
        backgroundColor: { xs: token('page'), md: token('surface') },
        '@media (max-width: 899.95px)': { position: 'fixed', insetInline: 0, insetBlockEnd: 0, zIndex: 1000 },
      }}
    >
      <Box
        role="status"
        sx={{
          flexGrow: 1,
          minWidth: 0,
          alignItems: 'center',
          gap: '8px',
          display: { xs: 'none', md: 'flex' },
          color: token('text-2'),
          fontSize: '0.8125rem',
          lineHeight: '18px',
        }}
      >
        {changed.length > 0 && !isNew && (
          <>
            <Box
              component="span"
              sx={{ flexShrink: 0, width: 6, height: 6, borderRadius: '3px', backgroundColor: token('warn') }}
            />
            <span>
              {plural(changed.length, { one: '# unsaved change', other: '# unsaved changes' })}: {names}
            </span>
          </>
        )}
      </Box>
      {children}
    </Box>
  );
}

function SaveHint() {
  const { t } = useLingui();
  return (
    <KeyCap
      aria-hidden
      title={t`Save`}
      sx={{
        display: { xs: 'none', md: 'inline-flex' },
        color: 'inherit',
        borderColor: 'currentColor',
        backgroundColor: 'transparent',
      }}
    >
      {isApple() ? '⌘S' : 'Ctrl S'}
    </KeyCap>
  );
}
