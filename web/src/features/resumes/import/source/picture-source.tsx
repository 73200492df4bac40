import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { PageMarks, type SourceProps } from './page-marks.tsx';
import { Turned } from './turned.tsx';

type Props = SourceProps & { bytes: Uint8Array; room: number; text: string };

/** A picture whose letters were recognized, with its marks over it. */
export function PictureSource({ bytes, room, text, ...marks }: Props) {
  const { t } = useLingui();
  const [url, setUrl] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes.slice()]));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  const [size] = marks.document.layout.pages;
  if (!size || room <= 0) return null;
  return (
    <Box data-page={1} sx={{ position: 'relative', width: room, margin: '0 auto', flexShrink: 0 }}>
      <Turned by={marks.document.recognition?.turns[0] ?? 0} size={size} width={room}>
        {(upright) =>
          url && (
            <Box
              component="img"
              src={url}
              alt={t`The picture`}
              sx={{
                display: 'block',
                width: upright.width,
                height: (upright.size.height * upright.width) / upright.size.width,
                borderRadius: '4px',
                backgroundColor: '#fff',
              }}
            />
          )
        }
      </Turned>
      <PageMarks {...marks} page={0} scale={room / size.width} />
      <VisuallyHidden as="div" style={{ insetBlockStart: 0 }}>
        {text}
      </VisuallyHidden>
    </Box>
  );
}
