import type { Person } from '@foothold/core/tracking/people.ts';
import { useLingui } from '@lingui/react/macro';
import { ListRow } from '../../../ui/lists/list-row.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { fullDate, shortDate } from '../shared/job-cells.ts';

type Props = { person: Person; today: string; to: string; selected: boolean };

/** A person in the list: name, role and companies, when they were last heard of, what to do next. */
export function PersonRow({ person, today, to, selected }: Props) {
  const { t } = useLingui();
  const { uid, name, role, companies, heardDate, step, isExample } = person;
  const day = step?.dueDate ? shortDate(step.dueDate, { today }) : '';
  return (
    <ListRow
      id={uid}
      to={to}
      selected={selected}
      title={name || t`Without a name`}
      chips={isExample && <StateChip kind="example" />}
      age={heardDate && t`Heard ${shortDate(heardDate, { today })}`}
      ageTitle={fullDate(heardDate)}
      second={[role, ...companies].filter(Boolean).join(' · ')}
      end={step && [step.title.slice(0, 60), day].filter(Boolean).join(' · ')}
    />
  );
}
