import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import type { Answerer } from './cost-card.tsx';
import { type ModelAsk, siteModel } from './model-ask.ts';

/** Who can answer here, and who does: who was chosen last in this conversation, else a model where one is at hand, else the rules. */
export function useAnswerers(before: string | undefined): {
  answerers: Answerer[];
  chosen: string;
  choose: (id: string) => void;
  model: ModelAsk | null;
} {
  const { t } = useLingui();
  const { aiProviders } = useSiteConfig();
  const [wanted, choose] = useState<string | null>(null);
  const names: Readonly<Record<string, string>> = {
    anthropic: t`Anthropic, of this site`,
    google: t`Google, of this site`,
    'openai-compatible': t`The model of this site`,
  };
  const models = aiProviders.filter((id) => id !== 'builtin').map((id) => ({ id, label: names[id] ?? id }));
  const answerers = [...models, { id: 'builtin', label: t`Rules on this device, no model` }];
  const asked = wanted ?? before ?? '';
  const chosen = answerers.some(({ id }) => id === asked) ? asked : (answerers[0]?.id ?? 'builtin');
  return { answerers, chosen, choose, model: chosen === 'builtin' ? null : siteModel };
}
