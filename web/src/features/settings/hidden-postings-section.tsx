import { Trans, useLingui } from '@lingui/react/macro';
import { showPosting, useHiddenPostings } from '../../data/settings/hidden-postings.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { toastResult } from '../../ui/toasts/result-toast.tsx';
import { HiddenList } from './hidden-list.tsx';
import { useHashTarget } from './use-hash-target.ts';

const id = 'hidden-postings';

/** The postings that searches leave out, each with the way back. */
export function HiddenPostingsSection() {
  const { t } = useLingui();
  const postings = useHiddenPostings();
  const part = useHashTarget(id, postings !== undefined);
  if (!postings) return null;
  return (
    <div id={id} ref={part}>
      <SectionCard
        title={<Trans>Hidden postings</Trans>}
        lead={<Trans>Searches leave them out, wherever the same job is posted.</Trans>}
      >
        {postings.length === 0 ? (
          <p style={{ margin: 0 }}>
            <Trans>None. “More” beside a posting hides it.</Trans>
          </p>
        ) : (
          <HiddenList
            label={t`Hidden postings`}
            rows={postings.map(({ id: number, title }) => ({
              key: String(number),
              name: title || t`Posting ${number}`,
              show: async () =>
                toastResult(await showPosting(number), <Trans>The posting is shown again.</Trans>),
            }))}
          />
        )}
      </SectionCard>
    </div>
  );
}
