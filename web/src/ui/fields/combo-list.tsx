import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { token } from '../tokens.ts';
import type { ComboChoice } from './use-combo.ts';

type Props = {
  id: string;
  label: string;
  shows: boolean;
  choices: readonly ComboChoice[];
  /** The marked one; −1 is none. */
  at: number;
  onMark: (at: number) => void;
  onChoose: (key: string) => void;
  /** Below the choices, or in place of them. */
  note?: ReactNode;
};

/** The choices below a field that completes what is typed (`useCombo`); is in a box that is `relative`. */
export function ComboList({ id, label, shows, choices, at, onMark, onChoose, note }: Props) {
  return (
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
        sx={{ maxHeight: 'min(408px, 60dvh)', overflowY: 'auto' }}
      >
        {groupsOf(choices).map(({ name, first, own }) => {
          const options = own.map((choice, index) => (
            <Choice
              key={choice.key}
              id={`${id}-${first + index}`}
              choice={choice}
              isMarked={first + index === at}
              onMark={() => onMark(first + index)}
              onChoose={() => onChoose(choice.key)}
            />
          ));
          return name === undefined ? (
            options
          ) : (
            <Group key={name} id={`${id}-group-${first}`} name={name}>
              {options}
            </Group>
          );
        })}
      </Box>
      {note && <Box sx={{ padding: '8px 10px', fontSize: '0.875rem', color: token('text-2') }}>{note}</Box>}
    </Box>
  );
}

type ChoiceGroup = { name: string | undefined; first: number; own: ComboChoice[] };

/** Choices of one group that follow each other; `first` is the number of the first among all. */
function groupsOf(choices: readonly ComboChoice[]): ChoiceGroup[] {
  const groups: ChoiceGroup[] = [];
  for (const [index, choice] of choices.entries()) {
    const last = groups.at(-1);
    if (last && last.name === choice.group) last.own.push(choice);
    else groups.push({ name: choice.group, first: index, own: [choice] });
  }
  return groups;
}

/** Choices under their heading. No list elements: these may not be groups. */
function Group({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  return (
    <Box role="group" aria-labelledby={id}>
      <Box
        id={id}
        role="presentation"
        sx={{ padding: '8px 10px 4px', fontSize: '0.75rem', lineHeight: '16px', color: token('text-2') }}
      >
        {name}
      </Box>
      {children}
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

function Choice({ id, choice: { label, second, end, icon }, isMarked, onMark, onChoose }: ChoiceProps) {
  return (
    <Box
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
      {icon && <Icon name={icon} size="xs" color={token('text-3')} />}
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
