import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { isSomethingOpen } from '../../../ui/is-key-handled.ts';
import { KeyCap } from '../../../ui/key-cap.tsx';
import { token } from '../../../ui/tokens.ts';

type Props = {
  text: string;
  placeholder: string;
  onType: (text: string) => void;
  onSend: () => void;
  /** Stops what is written; null while nothing is. */
  onStop: (() => void) | null;
  /** Why nothing can be asked; null where it can. */
  blocked: ReactNode;
  /** Beside Send: the job it is about. */
  beside?: ReactNode;
  /** Above the field: what is going on. */
  status?: ReactNode;
};

const longest = 20_000;
const stopKey = 'esc';

/** Where questions are typed. Enter sends, Shift and Enter begins a line; while an answer is written, Stop stands where Send will be. */
export function Composer({ text, placeholder, onType, onSend, onStop, blocked, beside, status }: Props) {
  const { t } = useLingui();
  const blockedId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!onStop) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isSomethingOpen()) return;
      event.preventDefault();
      onStop();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onStop]);
  const maySend = text.trim() !== '' && !blocked && !onStop;
  return (
    <Foot>
      {status}
      {blocked && (
        <Box id={blockedId} sx={{ marginBlockEnd: '8px' }}>
          {blocked}
        </Box>
      )}
      <Frame
        onSubmit={(event) => {
          event.preventDefault();
          if (maySend) onSend();
        }}
      >
        <Typed
          ref={field}
          rows={1}
          aria-label={placeholder}
          placeholder={placeholder}
          value={text}
          maxLength={longest}
          disabled={Boolean(blocked)}
          aria-describedby={blocked ? blockedId : undefined}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={(event) => {
            // A word that is being composed ends with Enter too.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (maySend) onSend();
          }}
        />
        <Box
          sx={{
            ...{ display: 'flex', alignItems: 'center', gap: '8px', flexShrink: 0, alignSelf: 'end' },
            '@media (max-width: 899.95px)': {
              ...{ flexGrow: 1, flexShrink: 1, flexBasis: '100%' },
              ...{ justifyContent: 'space-between', minWidth: 0 },
            },
          }}
        >
          {beside ?? <span />}
          {onStop ? (
            <Button variant="outlined" onClick={onStop} startIcon={<Square aria-hidden />}>
              <Trans>Stop</Trans>
              <Cap aria-hidden>{stopKey}</Cap>
            </Button>
          ) : (
            <Button variant="contained" type="submit" disabled={!maySend} aria-label={t`Send the question`}>
              <Trans>Send</Trans>
            </Button>
          )}
        </Box>
      </Frame>
    </Foot>
  );
}

const Foot = styled('div')({
  flexShrink: 0,
  padding: '0 24px 16px',
  '@media (max-width: 899.95px)': {
    position: 'sticky',
    insetBlockEnd: 0,
    // The page ends with room that the field takes.
    margin: '0 -16px -60px',
    padding: '8px 16px 12px',
    backgroundColor: token('page'),
    borderBlockStart: `1px solid ${token('line')}`,
    zIndex: 1,
  },
});
const Frame = styled('form')({
  display: 'flex',
  gap: 8,
  paddingBlock: 6,
  paddingInline: '16px 8px',
  border: `1px solid ${token('control')}`,
  borderRadius: 20,
  backgroundColor: token('surface'),
  '&:focus-within': { outline: `2px solid ${token('accent')}`, outlineOffset: -1 },
  // On a phone what is typed has the whole width, and what belongs to it a line of its own.
  '@media (max-width: 899.95px)': { flexWrap: 'wrap', '& > textarea': { flexBasis: '100%' } },
});
const Typed = styled('textarea')({
  flexGrow: 1,
  minWidth: 0,
  fieldSizing: 'content',
  minHeight: 40,
  maxHeight: 200,
  paddingBlock: 8,
  border: 0,
  outline: 'none',
  resize: 'none',
  font: 'inherit',
  fontSize: '0.9375rem',
  lineHeight: '24px',
  color: token('text'),
  backgroundColor: 'transparent',
  '&::placeholder': { color: token('text-3'), opacity: 1 },
  '@media (max-width: 899.95px)': { fontSize: '1rem', maxHeight: 140 },
});
const Square = styled('span')({
  width: 11,
  height: 11,
  border: '1.75px solid currentcolor',
  borderRadius: 2,
});
const Cap = styled(KeyCap)({ marginInlineStart: 8, '@media (max-width: 899.95px)': { display: 'none' } });
