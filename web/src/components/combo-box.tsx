import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { token } from './tokens.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A choice of a `ComboBox`; `end` stands quietly at the right. */
export type ComboChoice = { key: string; label: string; second?: string; end?: string };

type Props = {
  label: string;
  icon?: IconName;
  /** What is typed; the owner asks for choices by it. */
  text: string;
  onText: (text: string) => void;
  choices: readonly ComboChoice[];
  onChoose: (key: string) => void;
  /** In place of the choices: that nothing is found, or could not be asked for. Also told to assistive technology. */
  note?: ReactNode;
  /** How many were found, for who does not see them. */
  status: string;
};

/** A field that completes what is typed: a list below it, moved through by arrows, chosen by Enter or a click. */
export function ComboBox({ label, icon = 'search', text, onText, choices, onChoose, note, status }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const marked = isOpen ? choices[at] : undefined;
  useEffect(() => {
    if (marked) document.getElementById(`${id}-${marked.key}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, marked]);
  const shows = isOpen && text.trim() !== '';
  const choose = (key: string) => {
    setOpen(false);
    setAt(-1);
    onChoose(key);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && choices.length > 0) {
      setOpen(true);
      setAt((before) => {
        const next = before < 0 && step < 0 ? choices.length - 1 : before + step;
        return (next + choices.length) % choices.length;
      });
    } else if (event.key === 'Enter' && shows && choices.length > 0) {
      choose((marked ?? choices[0])?.key ?? '');
    } else if (event.key === 'Escape' && (shows || text)) {
      setAt(-1);
      if (shows) setOpen(false);
      else onText('');
    } else return;
    event.preventDefault();
  };
  return (
    <Box
      sx={{ position: 'relative' }}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <OutlinedInput
        fullWidth
        value={text}
        placeholder={label}
        onChange={({ target }) => {
          onText(target.value);
          setOpen(true);
          setAt(-1);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKey}
        startAdornment={<Icon name={icon} size="xs" color={token('text-2')} />}
        inputProps={{
          role: 'combobox',
          'aria-label': label,
          'aria-expanded': shows && choices.length > 0,
          'aria-controls': `${id}-list`,
          'aria-autocomplete': 'list',
          'aria-activedescendant': marked && `${id}-${marked.key}`,
          autoComplete: 'off',
          spellCheck: false,
          maxLength: 100,
        }}
        sx={{ gap: '10px', paddingInline: '14px', '& input': { paddingInline: 0 } }}
      />
      <VisuallyHidden role="status">{shows ? status : ''}</VisuallyHidden>
      <Box
        sx={{
          display: shows && (choices.length > 0 || note) ? 'block' : 'none',
          position: 'absolute',
          insetInline: 0,
          insetBlockStart: 'calc(100% + 4px)',
          zIndex: 1200,
          padding: '6px',
          border: `1px solid ${token('line-strong')}`,
          borderRadius: '20px',
          backgroundColor: token('surface'),
        }}
      >
        <Box
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          component="ul"
          sx={{ margin: 0, padding: 0, listStyle: 'none', maxHeight: 'min(408px, 60dvh)', overflowY: 'auto' }}
        >
          {choices.map((choice, index) => (
            <Choice
              key={choice.key}
              id={`${id}-${choice.key}`}
              choice={choice}
              isMarked={index === at}
              onMark={() => setAt(index)}
              onChoose={() => choose(choice.key)}
            />
          ))}
        </Box>
        {note && <Box sx={{ padding: '8px 10px', fontSize: '0.875rem', color: token('text-2') }}>{note}</Box>}
      </Box>
    </Box>
  );
}

type ChoiceProps = {
  id: string;
  choice: ComboChoice;
  isMarked: boolean;
  onMark: () => void;
  onChoose: () => void;
};

function Choice({ id, choice: { label, second, end }, isMarked, onMark, onChoose }: ChoiceProps) {
  return (
    <Box
      component="li"
      id={id}
      role="option"
      aria-selected={isMarked}
      onPointerMove={onMark}
      // The field keeps the focus, so that the list does not close before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        minHeight: { xs: 44, md: 36 },
        paddingInline: '10px',
        borderRadius: '14px',
        cursor: 'pointer',
        ...(isMarked && { backgroundColor: token('hover') }),
      }}
    >
      <Box component="span" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {label}
        {second && (
          <Box
            component="span"
            sx={{ marginInlineStart: '6px', fontSize: '0.8125rem', color: token('text-2') }}
          >
            {second}
          </Box>
        )}
      </Box>
      {end && (
        <Box
          component="span"
          sx={{
            flexShrink: 0,
            fontSize: '0.8125rem',
            fontVariantNumeric: 'tabular-nums',
            color: token('text-2'),
          }}
        >
          {end}
        </Box>
      )}
    </Box>
  );
}
