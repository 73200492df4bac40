import { type ComparedBlock, comparedBlocks } from '@foothold/core/entities/resume/compared-blocks.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import type { Comparable } from '../../../data/documents/comparable.ts';
import { token } from '../../../ui/tokens.ts';
import { useSectionNames } from '../section-words.ts';
import { ComparedText } from './compared-text.tsx';

const isSame = ({ left, right }: ComparedBlock) => left === right;

/** What two resumes say, place by place, with the words that differ marked; what is the same is folded away. */
export function ComparedResumes({ left, right }: Record<'left' | 'right', Comparable>) {
  const [isWhole, setWhole] = useState(false);
  const rows = useMemo(() => comparedBlocks(left.blocks, right.blocks), [left, right]);
  const same = rows.filter((row) => isSame(row) && !row.isMoved);
  const changed = rows.length - same.length;
  const sections = Map.groupBy(
    rows.filter((row) => isWhole || !isSame(row) || row.isMoved),
    ({ section }) => section,
  );
  return (
    <Box sx={{ display: 'grid', gap: '20px' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '4px 16px',
          color: token('text-2'),
        }}
      >
        <Box role="status" sx={{ fontSize: '0.875rem', lineHeight: '20px' }}>
          {changed === 0 ? (
            <Trans>Both say the same.</Trans>
          ) : (
            <Plural value={changed} one="# place differs." other="# places differ." />
          )}
        </Box>
        {same.length > 0 && (
          <Button
            variant="text"
            size="small"
            aria-pressed={isWhole}
            onClick={() => setWhole(!isWhole)}
            sx={{ marginInlineStart: { xs: '-16px', md: 0 } }}
          >
            {isWhole ? (
              <Trans>Hide identical parts</Trans>
            ) : (
              <Plural value={same.length} one="Show # identical part" other="Show # identical parts" />
            )}
          </Button>
        )}
      </Box>
      {[...sections].map(([section, some]) => (
        <Section key={section} section={section} rows={some} />
      ))}
    </Box>
  );
}

function Section({ section, rows }: { section: string; rows: readonly ComparedBlock[] }) {
  const { t } = useLingui();
  const { nameOf } = useSectionNames();
  const name = section === '' ? t`Contact` : nameOf(section);
  return (
    <Box component="section" aria-label={name} sx={{ minWidth: 0 }}>
      <Box
        component="h3"
        sx={{ margin: 0, paddingBlockEnd: '6px', fontSize: '0.8125rem', lineHeight: '18px', fontWeight: 600 }}
      >
        {name}
      </Box>
      {rows.map((row, at) => (
        <Box
          key={at}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            gap: { xs: '10px', md: '24px' },
            paddingBlock: '10px',
            borderBlockStart: `1px solid ${token('line')}`,
          }}
        >
          <ComparedText row={row} side="left" />
          <ComparedText row={row} side="right" />
        </Box>
      ))}
    </Box>
  );
}
