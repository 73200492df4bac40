import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import { useOwnQuery } from '../../../data/db/own-query.ts';
import { type FoundJob, jobFinder } from '../../../data/jobs/find-jobs.ts';
import { ComboBox } from '../../../ui/fields/combo-box.tsx';

const most = 6;

type Props = {
  label: string;
  onChoose: (job: FoundJob) => void;
  /** Takes the focus when it comes in place of what was pressed. */
  autoFocus?: boolean;
};

/** Finds one of the own jobs by its words. */
export function JobFinder({ label, onChoose, autoFocus = false }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [finder] = useState(jobFinder);
  const asked = useDeferredValue(typed.trim());
  const found = useOwnQuery(
    `job of an interview ${asked}`,
    async (db) => (asked ? finder.find(db, asked, most) : []),
    { keep: true },
  );
  const jobs = asked && found ? found : [];
  return (
    <ComboBox
      label={label}
      icon="briefcase"
      text={typed}
      onText={setTyped}
      choices={jobs.map(({ internalId, jobTitle, companyName }) => ({
        ...{ key: String(internalId), label: jobTitle || companyName, second: jobTitle ? companyName : '' },
      }))}
      onChoose={(key) => {
        const chosen = jobs.find(({ internalId }) => String(internalId) === key);
        if (chosen) onChoose(chosen);
      }}
      autoFocus={autoFocus}
      note={asked !== '' && found && jobs.length === 0 && <Trans>None of your jobs has these words.</Trans>}
      status={t`${jobs.length} jobs`}
    />
  );
}
