import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { token } from '../tokens.ts';

type Props = {
  /** Id of the input; its help has `{id}-help`, for aria-describedby. */
  id: string;
  label: ReactNode;
  help?: ReactNode;
  /** What is wrong with it, in words; replaces the help. */
  error?: string | undefined;
  /** Where the input is no labelable element: the label gets `{id}-label` and the input names it. */
  isGroup?: boolean;
  children: ReactNode;
};

/** A label above an input, its help or error below. */
export function Labeled({ id, label, help, error, isGroup, children }: Props) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        component={isGroup ? 'span' : 'label'}
        id={`${id}-label`}
        {...(!isGroup && { htmlFor: id })}
        sx={{
          display: 'block',
          marginBlockEnd: '4px',
          fontSize: '0.8125rem',
          lineHeight: '18px',
          fontWeight: 520,
          color: token('text-2'),
        }}
      >
        {label}
      </Box>
      {children}
      {(error || help) && (
        <Box
          id={`${id}-help`}
          sx={{
            display: 'flex',
            gap: '6px',
            marginBlockStart: '4px',
            fontSize: '0.8125rem',
            lineHeight: '18px',
            color: error ? token('bad') : token('text-3'),
          }}
        >
          {error && (
            <Box sx={{ paddingBlockStart: '2px' }}>
              <Icon name="alert" size={14} />
            </Box>
          )}
          <span>{error || help}</span>
        </Box>
      )}
    </Box>
  );
}
