import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useOwnDataRefused } from '../../data/db/own-query.ts';
import { Card } from '../../ui/card.tsx';
import { useDelayed } from '../../ui/hooks/use-delayed.ts';
import { useScreenTitle } from '../../ui/hooks/use-screen-title.ts';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';

/** The frame of the screen while own data opens; nothing for 150 ms. */
export function WorkPlaceholder() {
  const isRefused = useOwnDataRefused();
  const { t } = useLingui();
  useScreenTitle(t`Today`);
  if (!useDelayed(true)) return null;
  return (
    <>
      <h1
        style={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
      >{t`Today`}</h1>
      {!isRefused && (
        <Box sx={{ paddingBlockStart: '68px' }}>
          <Card>
            <SkeletonRows label={t`Opening your data`} count={5} />
          </Card>
        </Box>
      )}
    </>
  );
}
