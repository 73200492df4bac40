import { placedEvidence } from '@foothold/core/truth/evidence-place.ts';
import type { PreparedEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { href } from '../../../platform/href.ts';
import { ReadingDialog } from '../../../ui/dialogs/reading-dialog.tsx';
import { token } from '../../../ui/tokens.ts';
import { evidenceField } from '../evidence-field.ts';
import { EvidenceName, namedEvidence } from './evidence-name.tsx';
import { MarkedSentence } from './marked-sentence.tsx';

type Props = { open: boolean; id: string; evidence: PreparedEvidence; onClose: () => void };

/** A piece of evidence among the lines that it stands with, and the way to where it was written. */
export function EvidenceDialog({ open, id, evidence, onClose }: Props) {
  const found = placedEvidence(id, evidence);
  if (!found) return null;
  const { item } = found;
  const all = [...evidence.person, ...evidence.posting].map((one) => one.item);
  const root = item.under ?? (item.kind === 'position' ? item.id : id.slice(0, id.lastIndexOf(':')));
  const beside = all.filter((one) =>
    item.under || item.kind === 'position'
      ? one.under === root || one.id === root
      : one.id.slice(0, one.id.lastIndexOf(':')) === root,
  );
  const to = evidenceAddress(id);
  return (
    <ReadingDialog
      open={open}
      onClose={onClose}
      title={<EvidenceName named={namedEvidence(id, evidence)} />}
      under={
        item.kind === 'posting' ? (
          <Trans>Supports what is said of the job, nothing about you.</Trans>
        ) : undefined
      }
    >
      <Box sx={{ display: 'grid', gap: '8px', maxWidth: '66ch', minWidth: { md: 420 } }}>
        {beside.map((one) => (
          <Box
            key={one.id}
            sx={{ color: one.id === id ? token('text') : token('text-2'), lineHeight: '22px' }}
          >
            {one.id === id ? (
              <MarkedSentence text={one.text} spans={[{ start: 0, end: one.text.length }]} mark="changed" />
            ) : (
              one.text
            )}
          </Box>
        ))}
        {to && (
          <Box>
            <Button variant="outlined" component={Link} to={to}>
              <Trans>Open where it is written</Trans>
            </Button>
          </Box>
        )}
      </Box>
    </ReadingDialog>
  );
}

/** The screen on which a piece of evidence was written; null for the posting. */
export function evidenceAddress(id: string): string | null {
  const [kind = '', key = ''] = (id.split('/')[0] ?? '').split(':');
  const internalId = Number(key);
  if (kind === 'company') return href('/company/research/:internalId', { internalId });
  if (kind !== 'resume' || !Number.isSafeInteger(internalId)) return null;
  const field = evidenceField(id);
  return href('/resume/edit/:internalId', { internalId, ...(field && { search: { field } }) });
}
