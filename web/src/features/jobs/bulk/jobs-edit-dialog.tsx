import { jobFieldNames, type OwnField, ownFields } from '@foothold/core/entities/job/job-entity.ts';
import { isTooLong, tagLimits } from '@foothold/core/entities/job/job-tags.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import type { JobsChange } from '../../../data/jobs/change-jobs.ts';
import { useTagsOfJobs } from '../../../data/jobs/tags.ts';
import { TagsInput } from '../../../shared/jobs/tags-input.tsx';
import { useJobLabels, useShownFields } from '../../../shared/jobs/use-job-labels.ts';
import { FilterChip } from '../../../ui/buttons/filter-chip.tsx';
import { TitledDialog } from '../../../ui/dialogs/titled-dialog.tsx';
import { DayField, isDayFine } from '../../../ui/fields/day-field.tsx';
import { FieldPair } from '../../../ui/fields/field-pair.tsx';
import { Labeled } from '../../../ui/fields/labeled.tsx';
import { Stars } from '../../../ui/fields/stars.tsx';
import { token } from '../../../ui/tokens.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  ids: readonly number[];
  onChange: (change: JobsChange) => void;
};

/** Changes what may be the same for the ticked jobs; what is left empty stays as each job has it. */
export function JobsEditDialog({ open, onClose, ids, onChange }: Props) {
  const { t } = useLingui();
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      width={560}
      title={t`${plural(ids.length, { one: 'Edit # job', other: 'Edit # jobs' })}`}
      under={<Trans>What you leave empty stays as it is.</Trans>}
    >
      <EditForm ids={ids} onClose={onClose} onChange={onChange} />
    </TitledDialog>
  );
}

function EditForm({ ids, onClose, onChange }: Omit<Props, 'open'>) {
  const { t } = useLingui();
  const id = useId();
  const labels = useJobLabels(jobFieldNames);
  const isShown = useShownFields();
  const [addTags, setAddTags] = useState<readonly string[]>([]);
  const [removeTags, setRemoveTags] = useState<readonly string[]>([]);
  const [excitement, setExcitement] = useState(0);
  const [days, setDays] = useState({ deadline: '', followUp: '' });
  const [own, setOwn] = useState<Partial<Record<OwnField, string>>>({});
  const [isAsked, setAsked] = useState(false);
  const there = useTagsOfJobs(ids) ?? [];
  const isLong = addTags.some(isTooLong);
  const change = (): JobsChange => {
    const filled = Object.entries({ ...days, ...own }).filter(([, value]) => value.trim() !== '');
    const fields = Object.fromEntries(filled.map(([name, value]) => [name, value.trim()]));
    return {
      addTags,
      removeTags,
      fields: { ...fields, ...(excitement > 0 && { excitement: `${excitement}` }) },
    };
  };
  const isEmpty = () => {
    const { fields = {} } = change();
    return addTags.length + removeTags.length + Object.keys(fields).length === 0;
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (isLong || !isDayFine(days.deadline) || !isDayFine(days.followUp)) return;
        if (isEmpty()) onClose();
        else onChange(change());
      }}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 }}
    >
      <Box
        sx={{
          display: 'grid',
          alignContent: 'start',
          gap: '16px',
          gridTemplateColumns: 'minmax(0, 1fr)',
          padding: '16px 20px 20px',
          overflowY: 'auto',
          // The list below the first field has to find room.
          minHeight: 360,
          flexGrow: 1,
        }}
      >
        <Labeled
          id={`${id}-tags`}
          label={<Trans>Add tags</Trans>}
          error={isLong ? t`A tag has at most ${tagLimits.letters} letters.` : undefined}
          help={<Trans>A comma or Enter ends a tag.</Trans>}
        >
          <TagsInput
            id={`${id}-tags`}
            label={t`Add tags`}
            tags={addTags}
            onChange={setAddTags}
            hasError={isLong}
            describedBy={`${id}-tags-help`}
          />
        </Labeled>
        {there.length > 0 && (
          <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
            <Box
              component="legend"
              sx={{
                padding: 0,
                marginBlockEnd: '4px',
                fontSize: '0.8125rem',
                fontWeight: 520,
                color: token('text-2'),
              }}
            >
              <Trans>Remove tags</Trans>
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
              {there.map((name) => (
                <FilterChip
                  key={name}
                  label={name}
                  on={removeTags.includes(name)}
                  onClick={() =>
                    setRemoveTags(
                      removeTags.includes(name)
                        ? removeTags.filter((one) => one !== name)
                        : [...removeTags, name],
                    )
                  }
                />
              ))}
            </Box>
          </Box>
        )}
        <Labeled id={`${id}-stars`} label={labels.excitement} isGroup>
          <div>
            <Stars isLarge value={excitement} label={labels.excitement} onChange={setExcitement} />
          </div>
        </Labeled>
        <FieldPair>
          {(['deadline', 'followUp'] as const).map((field) => (
            <DayField
              key={field}
              label={labels[field]}
              value={days[field]}
              onChange={(day) => setDays({ ...days, [field]: day })}
              isAsked={isAsked}
            />
          ))}
        </FieldPair>
        <FieldPair>
          {ownFields.filter(isShown).map((field) => (
            <Labeled key={field} id={`${id}-${field}`} label={labels[field]}>
              <OutlinedInput
                id={`${id}-${field}`}
                fullWidth
                autoComplete="off"
                value={own[field] ?? ''}
                onChange={({ target }) => setOwn({ ...own, [field]: target.value })}
                slotProps={{ input: { maxLength: 500 } }}
              />
            </Labeled>
          ))}
        </FieldPair>
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'flex-end',
          gap: '8px',
          padding: '12px 20px',
          borderBlockStart: `1px solid ${token('line')}`,
        }}
      >
        <Button variant="text" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="contained" type="submit">
          <Trans>Save</Trans>
        </Button>
      </Box>
    </Box>
  );
}
