import { Trans } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { token } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

const Frame = styled('div')({
  padding: '12px 14px',
  border: `1px dashed ${token('line-strong')}`,
  borderRadius: 20,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token('text-2'),
});

/** In the place of a stored job that cannot be read (docs/spec/design.md, One entity). */
export function BrokenCard({ id }: { id: number }) {
  return (
    <Frame>
      <Trans>Job {id} could not be read. Nothing was deleted.</Trans>
    </Frame>
  );
}

const Shape = styled('div')({
  height: 117,
  border: `1px solid ${token('line')}`,
  borderRadius: 20,
  backgroundColor: token('surface'),
});

/** In the place of a job that is being read. */
export function PlaceholderCard({ label }: { label: string }) {
  return (
    <Shape>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Shape>
  );
}
