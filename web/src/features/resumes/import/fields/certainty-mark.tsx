import type { Certainty } from '@foothold/core/resume-import/import-rows.ts';
import Box from '@mui/material/Box';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { token } from '../../../../ui/tokens.ts';
import { useImportWords } from './use-import-words.ts';

/** How sure a value is, in a word with a sign of its own. */
export function CertaintyMark({ of }: { of: Certainty }) {
  const words = useImportWords();
  const isCheck = of === 'check';
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        flexShrink: 0,
        gap: '5px',
        whiteSpace: 'nowrap',
        fontSize: '0.75rem',
        lineHeight: '16px',
        color: token('text-2'),
        ...(isCheck && {
          color: token('warn'),
          backgroundColor: token('warn-ground'),
          fontWeight: 570,
          borderRadius: '20px',
          padding: '3px 9px',
        }),
      }}
    >
      <Box component="span" sx={{ display: 'inline-flex', ...(of === 'sure' && { color: token('good') }) }}>
        {of === 'likely' ? (
          <Box
            component="span"
            sx={{
              width: 12,
              height: 12,
              borderRadius: '50%',
              border: `1.5px dashed ${token('text-3')}`,
            }}
          />
        ) : (
          <Icon name={isCheck ? 'help' : of === 'settled' ? 'check-all' : 'check'} size={14} />
        )}
      </Box>
      {words.certainty(of)}
    </Box>
  );
}
