import type { Company } from '@foothold/core/entities/company/company.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { shownPlace } from '../../../shared/geography/shown-place.ts';
import { Tick } from '../../../ui/buttons/tick.tsx';
import { ListRow } from '../../../ui/lists/list-row.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';

type Props = {
  company: Company;
  jobs: number;
  isHidden: boolean;
  to: string;
  selected: boolean;
  ticked: boolean;
  onTick: (ticked: boolean) => void;
};

/** An own company in the list: name and what it is for the person, over where it is and how many jobs it has. */
export function CompanyRow({ company, jobs, isHidden, to, selected, ticked, onTick }: Props) {
  const { t } = useLingui();
  const { internalId, companyName, summary, watchedAt, isExample, categories } = company;
  const second = [shownPlace(company), summary || categories.slice(0, 3).join(', ')]
    .filter(Boolean)
    .join(' · ');
  return (
    <ListRow
      id={String(internalId)}
      to={to}
      selected={selected}
      lead={
        <Box sx={{ position: 'relative', zIndex: 1 }}>
          <Tick label={t`Select ${companyName}`} checked={ticked} onChange={onTick} />
        </Box>
      }
      title={companyName}
      chips={
        (watchedAt !== '' || isHidden || isExample) && (
          <>
            {isHidden ? (
              <StateChip kind="plain">
                <Trans>Hidden</Trans>
              </StateChip>
            ) : (
              watchedAt !== '' && (
                <StateChip kind="plain">
                  <Trans>Watching</Trans>
                </StateChip>
              )
            )}
            {isExample && <StateChip kind="example" />}
          </>
        )
      }
      second={second || t`No place or description yet`}
      end={jobs > 0 && <Plural value={jobs} one="# job" other="# jobs" />}
    />
  );
}
