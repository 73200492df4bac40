import { styled } from '@mui/material/styles';
import { TagChip } from '../../ui/tag-chip.tsx';
import { token } from '../../ui/tokens.ts';
import { tagAccent } from './tag-accent.ts';
import { useChosenColors } from './tag-colors.tsx';

const Row = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  '& > span': { flexShrink: 1, minWidth: 28 },
  '& > [data-more]': { flexShrink: 0, minWidth: 0, fontSize: '0.75rem', color: token('text-2') },
});

/** The tags of a job in one line: as many as `most`, and how many more there are. */
export function TagList({ tags, most }: { tags: readonly string[]; most: number }) {
  const chosen = useChosenColors();
  const others = tags.slice(most);
  return (
    <Row>
      {tags.slice(0, most).map((name) => (
        <TagChip key={name} accent={tagAccent(name, chosen)} name={name} />
      ))}
      {others.length > 0 && <span data-more="" title={others.join(', ')}>{`+${others.length}`}</span>}
    </Row>
  );
}
