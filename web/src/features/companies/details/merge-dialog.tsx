import { type Company, companyEntity } from '@foothold/core/entities/company/company.ts';
import { mergedCompanies } from '@foothold/core/entities/company/merge-companies.ts';
import { keysOf } from '@foothold/core/entities/keys-of.ts';
import { locationLabel } from '@foothold/core/entities/place/place-words.messages.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCompanyCounts } from '../../../data/companies/company-counts.ts';
import { mergeCompanies, otherNames } from '../../../data/companies/merge-companies.ts';
import { useSay } from '../../../platform/use-say.ts';
import { useLabels } from '../../../shared/own-data/use-entity-texts.ts';
import { TitledDialog } from '../../../ui/dialogs/titled-dialog.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';

type Props = { open: boolean; company: Company; others: readonly Company[]; onClose: () => void };

const companyFields = keysOf(companyEntity.fields);

/** Shows the one company that merging makes, field by field, before it is made. */
export function MergeDialog({ open, company, others, onClose }: Props) {
  const say = useSay();
  const { t } = useLingui();
  const labels = useLabels('companies', companyFields);
  const { fields } = mergedCompanies(company, others);
  const counts = useCompanyCounts(otherNames(company, others));
  const renamed = [...(counts?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  const name = company.companyName;
  const merge = async () => {
    const ids = others.map(({ internalId }) => internalId);
    if (toastResult(await mergeCompanies(company.internalId, ids), <Trans>Merged into {name}.</Trans>))
      onClose();
  };
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      title={<Trans>Merge into {name}?</Trans>}
      under={
        <Plural
          value={others.length}
          one="The other entry is removed; its people, interviews and steps move here. You can undo it."
          other="The # other entries are removed; their people, interviews and steps move here. You can undo it."
        />
      }
      width={560}
    >
      <Box
        sx={{ padding: '0 20px', overflowY: 'auto' }}
        tabIndex={0}
        role="region"
        aria-label={t`What the company will be`}
      >
        <Box component="dl" sx={{ margin: 0 }}>
          {fields.map(({ field, value, noted }) => (
            <Box
              key={field}
              sx={{
                paddingBlock: '8px',
                fontSize: '0.875rem',
                lineHeight: '20px',
                borderBlockEnd: `1px solid ${token('line')}`,
              }}
            >
              <Box component="dt" sx={{ color: token('text-3'), fontSize: '0.75rem', lineHeight: '16px' }}>
                {field === 'location' ? say(locationLabel('location')) : labels[field]}
              </Box>
              <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                {value}
              </Box>
              {noted.map((text) => (
                <Box
                  component="dd"
                  key={text}
                  sx={{ margin: 0, color: token('text-2'), fontSize: '0.8125rem', overflowWrap: 'anywhere' }}
                >
                  <Trans>“{text}” goes into the notes.</Trans>
                </Box>
              ))}
            </Box>
          ))}
        </Box>
        {renamed > 0 && (
          <Box sx={{ paddingBlock: '8px', fontSize: '0.875rem', lineHeight: '20px', color: token('text-2') }}>
            <Plural
              value={renamed}
              one={`# job with the other name will be changed to ${name} too.`}
              other={`# jobs with other names will be changed to ${name} too.`}
            />
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: '8px', padding: '16px 20px' }}>
        <Button variant="text" onClick={onClose} autoFocus>
          <Trans>Keep both</Trans>
        </Button>
        <Button variant="contained" onClick={() => void merge()}>
          <Trans>Merge companies</Trans>
        </Button>
      </Box>
    </TitledDialog>
  );
}
