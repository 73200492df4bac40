import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { Sheet } from '../../../../shared/documents/sheet.tsx';
import { usePdf } from '../../../../shared/documents/use-pdf.ts';
import { Note } from '../../../../ui/notes/note.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { PageMarks, type SourceProps } from './page-marks.tsx';
import { Turned } from './turned.tsx';

/** Pages wider than this are no easier to read: pixels. */
const widest = 900;

type Props = SourceProps & { bytes: Uint8Array; room: number; text: string };

/** The pages of a PDF, drawn when they are in sight, with their marks over them. */
export function PdfSource({ bytes, room, text, ...marks }: Props) {
  const { recognition, layout } = marks.document;
  const { pages } = layout;
  const file = useMemo(() => ({ pdf: bytes.slice(), pages: pages.length }), [bytes, pages.length]);
  const { opened, hasFailed } = usePdf(file);
  const width = Math.round(Math.min(room, widest));
  if (width <= 0) return null;
  return (
    <>
      {hasFailed && (
        <Note kind="quiet" icon="alert" role="status" title={<Trans>The pages cannot be shown here.</Trans>}>
          <Trans>Its text was read anyway. The frames show where it is.</Trans>
        </Note>
      )}
      {pages.map((size, at) => (
        <Box key={at} sx={{ position: 'relative', width, margin: '0 auto', flexShrink: 0 }}>
          <Turned by={recognition?.turns[at] ?? 0} size={size} width={width}>
            {(upright) => (
              <Sheet
                opened={opened}
                number={at + 1}
                count={pages.length}
                size={upright.size}
                width={upright.width}
                bands={none}
                onPress={ignore}
              />
            )}
          </Turned>
          <PageMarks {...marks} page={at} scale={width / size.width} />
        </Box>
      ))}
      <VisuallyHidden as="div" style={{ insetBlockStart: 0 }}>
        {text}
      </VisuallyHidden>
    </>
  );
}

const none = [] as const;
const ignore = () => undefined;
