import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';

const LanguageSelect = lazy(async () => ({
  default: (await import('./language-select.tsx')).LanguageSelect,
}));

/** The choice of a language at the foot of a screen; its room is there before it is. */
export function LanguageFoot() {
  return (
    <Box sx={{ minHeight: 44, textAlign: 'center' }}>
      <Suspense fallback={null}>
        <LanguageSelect />
      </Suspense>
    </Box>
  );
}
