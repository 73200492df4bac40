import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type Destination, useDestination } from '../../../platform/ai/destination.ts';
import { useCallWords } from '../use-call-words.ts';

/** Somebody who can answer: a model or the rules. */
export type Answerer = { id: string; label: string };

/** Who can answer here, and who does: as it was in this conversation, else a model where one is at hand, else the rules. */
export function useAnswerers(before: string | undefined): {
  answerers: Answerer[];
  chosen: string;
  choose: (id: string) => void;
  /** Null where the rules answer. */
  destination: Destination | null;
} {
  const { t } = useLingui();
  const words = useCallWords();
  const model = useDestination();
  const [wanted, choose] = useState<string | null>(null);
  const rules = { id: 'builtin', label: t`Rules on this device, no model` };
  const who = model ? words.who(model) : '';
  const answerers = model
    ? [{ id: 'model', label: model.isOwn && model.provider !== 'browser' ? t`${who}, your own` : who }, rules]
    : [rules];
  const asked = wanted ?? (before === 'builtin' ? 'builtin' : 'model');
  const chosen = model && asked === 'model' ? 'model' : 'builtin';
  return { answerers, chosen, choose, destination: chosen === 'model' ? model : null };
}
