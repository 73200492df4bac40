import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import {
  removeOwnWord,
  showWritingRule,
  useHiddenWritingRules,
  useOwnWords,
} from '../../data/settings/writing-choices.ts';
import { writingRuleName } from '../../shared/writing/review-check-names.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { toastResult } from '../../ui/toasts/result-toast.tsx';
import { HiddenList } from './hidden-list.tsx';
import { useHashTarget } from './use-hash-target.ts';

const id = 'writing';

/** Which hints on lines of resumes are off, and the words that spelling takes as right, each with the way back. */
export function WritingSection() {
  const { t, i18n } = useLingui();
  const rules = useHiddenWritingRules();
  const words = useOwnWords();
  const part = useHashTarget(id, rules !== undefined && words !== undefined);
  if (!rules || !words) return null;
  return (
    <div id={id} ref={part}>
      <SectionCard
        title={<Trans>Writing hints</Trans>}
        lead={
          <Trans>
            Help with the lines of a resume and the checks of its review, by rules and dictionary. It works
            only on this device.
          </Trans>
        }
      >
        {rules.length === 0 ? (
          <p style={{ margin: 0 }}>
            <Trans>All hints are on. “Not for me” beside one turns it off.</Trans>
          </p>
        ) : (
          <HiddenList
            label={t`Hints that are off`}
            rows={rules.map((rule) => {
              const name = writingRuleName(rule);
              return {
                key: rule,
                name: name ? i18n._(name) : rule,
                show: async () =>
                  toastResult(await showWritingRule(rule), <Trans>The hint is on again.</Trans>),
              };
            })}
          />
        )}
        {words.length > 0 && (
          <Box component="section" sx={{ marginBlockStart: '12px' }}>
            <Box component="h3" sx={{ margin: 0, fontSize: '0.875rem', fontWeight: 600 }}>
              <Trans>Your words</Trans>
            </Box>
            <HiddenList
              label={t`Your words`}
              press={<Trans>Remove</Trans>}
              pressLabel={(word) => t`Remove ${word}`}
              rows={words.map((word) => ({
                key: word,
                name: word,
                show: async () => toastResult(await removeOwnWord(word), <Trans>“{word}” is removed.</Trans>),
              }))}
            />
          </Box>
        )}
      </SectionCard>
    </div>
  );
}
