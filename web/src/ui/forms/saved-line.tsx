import { dateFormat } from '@foothold/core/text/formats.ts';
import type { Message } from '@foothold/core/text/messages.ts';
import { Trans } from '@lingui/react/macro';
import { useDelayed } from '../hooks/use-delayed.ts';
import { Icon } from '../icons/icon.tsx';
import { token } from '../tokens.ts';

type Props = {
  state: {
    /** Something typed is not stored yet. */
    isPending: boolean;
    /** When this editor stored something last, ms; null before it did. */
    savedAt: number | null;
    /** Why the last change was not stored; null when it was. */
    problem: Message | null;
  };
  /** When the record was stored last, before this editor did: an instant, '' for never. */
  updatedAt: string;
};

/** Says when what is edited was stored last, or that it is not yet. */
export function SavedLine({ state, updatedAt }: Props) {
  const isWaiting = useDelayed(state.isPending, 3000);
  if (state.problem)
    return (
      <span style={{ color: token('bad') }}>
        <Trans>Not saved</Trans>
      </span>
    );
  if (isWaiting) return <Trans>Saving…</Trans>;
  const at = state.savedAt ?? (updatedAt ? Date.parse(updatedAt) : Number.NaN);
  if (!Number.isFinite(at)) return null;
  const time = timeOf(at);
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 6,
        color: token('text-3'),
        whiteSpace: 'nowrap',
      }}
    >
      <Icon name="check" size={14} />
      <Trans>Saved {time}</Trans>
    </span>
  );
}

/** The time of today, with the day before. */
function timeOf(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return dateFormat(undefined, {
    ...(!isToday && { month: 'short', day: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
}
