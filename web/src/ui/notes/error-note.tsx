import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { token } from '../tokens.ts';
import { Note } from './note.tsx';

type Props = {
  /** What happened. */
  title: ReactNode;
  /** What is safe, what to do. */
  children?: ReactNode;
  /** Names its target: “Retry search”. */
  retry?: { label: ReactNode; onClick: () => void };
  /** To quote to support. */
  requestId?: string | null | undefined;
};

/** A failure above whatever did arrive (docs/spec/interface.md, Errors: never replace good data by an error). */
export function ErrorNote({ title, children, retry, requestId }: Props) {
  return (
    <Note
      kind="bad"
      icon="alert"
      role="alert"
      title={title}
      action={
        retry && (
          <Button variant="outlined" size="small" onClick={retry.onClick}>
            {retry.label}
          </Button>
        )
      }
    >
      {children}
      {requestId && (
        <Box component="span" sx={{ color: token('text-2'), marginInlineStart: '4px' }}>
          <Trans>Request {requestId}</Trans>
        </Box>
      )}
    </Note>
  );
}
