import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { printPage } from '../../../platform/print.ts';
import { PrintOnly } from '../../../ui/print-only.tsx';
import { AnswerText } from '../answer-text.tsx';

type Props = { name: string; text: string; onDone: () => void };

/** Prints one answer, and nothing around it, as soon as it is drawn. */
export function PrintText({ name, text, onDone }: Props) {
  useEffect(() => printPage(name, onDone), []);
  return createPortal(
    <Box sx={{ display: 'none', '@media print': { display: 'block' } }}>
      <PrintOnly>
        <h1>{name}</h1>
        <AnswerText text={text} />
      </PrintOnly>
    </Box>,
    document.body,
  );
}
