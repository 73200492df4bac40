import { Plural, Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';

/** Sentences in words of a writer’s own: one look over all of them, which the ledger keeps. They hold nothing back. */
export function LedgerMarked({
  marked,
  onShow,
  onKeep,
}: {
  /** Places of sentences that the person has not read yet. */
  marked: readonly number[];
  onShow: (at: number) => void;
  onKeep: () => void;
}) {
  const [first] = marked;
  if (first === undefined) return null;
  const number = first + 1;
  return (
    <Card>
      <Marked>
        <Icon name="edit" size={16} />
        <div>
          <h2>
            <Plural
              value={marked.length}
              one="# sentence uses words of its own"
              other="# sentences use words of their own"
            />
          </h2>
          <p>
            <Trans>
              They add no fact to what you wrote, and nothing waits for them. Read them, then keep them.
            </Trans>
          </p>
          <MuiLink
            component="button"
            type="button"
            underline="hover"
            onClick={() => onShow(first)}
            sx={{ fontSize: '0.8125rem', fontWeight: 600, minHeight: { xs: 44, md: 24 }, display: 'block' }}
          >
            <Trans>Show sentence {number}</Trans>
          </MuiLink>
          <Button variant="outlined" size="small" onClick={onKeep} sx={{ marginBlockStart: '8px' }}>
            <Plural value={marked.length} one="I have read it; keep it" other="I have read them; keep them" />
          </Button>
        </div>
      </Marked>
    </Card>
  );
}

const Marked = styled('div')({
  display: 'grid',
  gridTemplateColumns: '26px minmax(0, 1fr)',
  padding: 16,
  '& svg': { color: token('text-2') },
  '& h2': { margin: 0, fontSize: '0.875rem', lineHeight: '20px', fontWeight: 600 },
  '& p': { margin: '4px 0', fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') },
});
