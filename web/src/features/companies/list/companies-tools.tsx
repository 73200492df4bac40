import type { Company } from '@foothold/core/entities/company/company.ts';
import { tagKey } from '@foothold/core/entities/job/job-tags.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { countedCategories } from '../../../data/companies/company-categories.ts';
import { FilterChip } from '../../../ui/buttons/filter-chip.tsx';
import { Segment } from '../../../ui/buttons/segment.tsx';
import { LiveSearchField } from '../../../ui/fields/live-search-field.tsx';
import type { CompaniesView } from './companies-view.ts';

/** Categories that stand as chips; the others are found by the search. */
const maxCategories = 5;

type Props = { view: CompaniesView; companies: readonly Company[]; onChange: (view: CompaniesView) => void };

/** What narrows and orders the list of companies. */
export function CompaniesTools({ view, companies, onChange }: Props) {
  const { t } = useLingui();
  const categories = countedCategories(companies);
  const shown = categories.slice(0, maxCategories);
  const isShown = shown.some(({ key }) => key === tagKey(view.category));
  const other =
    view.category && !isShown ? [{ key: tagKey(view.category), name: view.category, count: 0 }] : [];
  const watched = companies.filter(({ watchedAt }) => watchedAt !== '').length;
  return (
    <Box sx={{ display: 'grid', gap: '8px', marginBlockEnd: '12px', flexShrink: 0 }}>
      <Box sx={{ display: 'flex', gap: '12px', flexWrap: 'wrap', alignItems: 'center' }}>
        <LiveSearchField
          label={t`Search companies`}
          text={view.text}
          onSearch={(text) => onChange({ ...view, text })}
        />
        <Segment
          label={t`Which companies`}
          value={view.part === 'false' ? 'all' : view.part}
          options={[
            { value: 'all', label: <Trans>All</Trans> },
            { value: 'saved', label: <Trans>Your own</Trans> },
            { value: 'directory', label: <Trans>Directory</Trans> },
          ]}
          onChange={(part) => onChange({ ...view, part, open: null })}
        />
        {view.part !== 'directory' && (
          <Segment
            label={t`Order`}
            value={view.sort}
            options={[
              { value: 'name', label: <Trans>Name</Trans> },
              { value: 'jobs', label: <Trans>Most jobs</Trans> },
              { value: 'changed', label: <Trans>Last changed</Trans> },
            ]}
            onChange={(sort) => onChange({ ...view, sort })}
          />
        )}
      </Box>
      {view.part !== 'directory' &&
        (watched > 0 || view.isWatched || categories.length > 0 || view.category) && (
          <Box sx={{ display: 'flex', gap: '8px', flexWrap: 'wrap' }}>
            {(watched > 0 || view.isWatched) && (
              <FilterChip
                label={t`Watching`}
                count={watched}
                on={view.isWatched}
                onClick={() => onChange({ ...view, isWatched: !view.isWatched })}
              />
            )}
            {[...shown, ...other].map(({ key, name, count }) => (
              <FilterChip
                key={key}
                label={name}
                count={count}
                on={key === tagKey(view.category)}
                onClick={() => onChange({ ...view, category: key === tagKey(view.category) ? '' : name })}
              />
            ))}
          </Box>
        )}
    </Box>
  );
}
