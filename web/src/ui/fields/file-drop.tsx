import Box from '@mui/material/Box';
import { type ComponentProps, type DragEvent, useState } from 'react';
import { token } from '../tokens.ts';

type Props = ComponentProps<typeof Box> & {
  /** The file that was dropped; of several the first. */
  onFile: (file: File) => void;
};

/** A part of a screen that files can be dropped on: it is framed while one is over it. */
export function FileDrop({ onFile, sx, children, ...props }: Props) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    setOver(false);
    if (!file) return;
    event.preventDefault();
    onFile(file);
  };
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <Box
      {...props}
      onDrop={drop}
      onDragOver={over}
      onDragLeave={(event: DragEvent) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node) || !event.currentTarget.contains(to)) setOver(false);
      }}
      sx={{
        borderRadius: '20px',
        ...(isOver && { outline: `2px dashed ${token('accent')}`, outlineOffset: '2px' }),
        ...(sx as object),
      }}
    >
      {children}
    </Box>
  );
}
