import { fieldWords, recordName, valueLine } from '@foothold/core/entities/record-name.ts';
import { type MergeChoice, type MergeChoices, mergeChoices } from '@foothold/core/own-data/backup-merge.ts';
import { labelText } from '@foothold/core/own-data/entity-texts.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { MergeConflict } from '../../../data/backup/backup-merge.ts';
import { entityText } from '../../../shared/own-data/use-entity-texts.ts';
import { useTableWords } from '../../../shared/own-data/use-table-words.ts';
import { RadioList } from '../../../ui/fields/radio-list.tsx';
import { token } from '../../../ui/tokens.ts';

type Props = {
  conflicts: readonly MergeConflict[];
  choices: MergeChoices;
  onChange: (choices: MergeChoices) => void;
};

const step = 20;
/** Fields of one record that are shown; the rest is counted. */
const maxFields = 6;

/** What becomes of the records that are here and in the backup with another content: for all at once, or one by one. */
export function RestoreChoices({ conflicts, choices, onChange }: Props) {
  const { t } = useLingui();
  const [shown, setShown] = useState(0);
  const labels: Record<MergeChoice | 'newer', string> = {
    mine: t`Keep mine`,
    theirs: t`Use the backup’s`,
    both: t`Keep both`,
    newer: t`Use the newer of each`,
  };
  const allValues = ['mine', 'theirs', 'both', 'newer'] as const;
  return (
    <Box sx={{ display: 'grid', gap: '8px', color: token('text') }}>
      <Box component="p" sx={{ margin: 0, fontWeight: 520 }}>
        <Plural
          value={conflicts.length}
          one="# record differs between here and the backup."
          other="# records differ between here and the backup."
        />
      </Box>
      <RadioList
        label={t`Records that differ`}
        value={choices.all}
        onChange={(all) => onChange({ all, each: {} })}
        options={allValues.map((value) => ({ value, label: labels[value] }))}
      />
      <Box component="ul" sx={{ display: 'grid', gap: '8px', margin: 0, padding: 0, listStyle: 'none' }}>
        {conflicts.slice(0, shown).map((conflict) => (
          <Conflict
            key={conflict.id}
            conflict={conflict}
            labels={labels}
            value={choices.each[conflict.id] ?? chosen(conflict, choices.all)}
            onChange={(choice) => onChange({ ...choices, each: { ...choices.each, [conflict.id]: choice } })}
          />
        ))}
      </Box>
      {shown < conflicts.length && (
        <Button variant="outlined" onClick={() => setShown(shown + step)} sx={{ justifySelf: 'start' }}>
          {shown === 0 ? <Trans>Decide one by one</Trans> : <Trans>Show more</Trans>}
        </Button>
      )}
    </Box>
  );
}

function chosen(conflict: MergeConflict, all: MergeChoices['all']): MergeChoice {
  const choice = all === 'newer' ? conflict.newer : all;
  return choice === 'both' && !conflict.canKeepBoth ? 'mine' : choice;
}

function Conflict({
  conflict,
  labels,
  value,
  onChange,
}: {
  conflict: MergeConflict;
  labels: Record<MergeChoice, string>;
  value: MergeChoice;
  onChange: (choice: MergeChoice) => void;
}) {
  const { t, i18n } = useLingui();
  const words = useTableWords();
  const { table, mine, theirs, fields, newer, canKeepBoth } = conflict;
  const fieldName = (field: string) => {
    const text = labelText(table, field);
    return text.message === field ? fieldWords(field) : entityText(i18n, text, [text.message]);
  };
  const name = recordName(mine) || recordName(theirs) || words(table, 1);
  return (
    <Box
      component="li"
      sx={{
        padding: '12px 16px',
        border: `1px solid ${token('line')}`,
        borderRadius: '20px',
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ fontWeight: 600 }}>{name}</Box>
      <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', lineHeight: '18px' }}>
        {newer === 'mine' ? <Trans>Changed later here</Trans> : <Trans>Changed later in the backup</Trans>}
      </Box>
      <Box component="dl" sx={{ margin: '8px 0', '& dd': { margin: 0 } }}>
        {fields.slice(0, maxFields).map((field) => (
          <Box key={field} sx={{ paddingBlock: '4px' }}>
            <Box component="dt" sx={{ color: token('text-3'), fontSize: '0.8125rem', lineHeight: '18px' }}>
              {fieldName(field)}
            </Box>
            <dd>
              <Trans>Here: {valueLine(mine[field]) || '–'}</Trans>
            </dd>
            <dd>
              <Trans>Backup: {valueLine(theirs[field]) || '–'}</Trans>
            </dd>
          </Box>
        ))}
      </Box>
      {fields.length > maxFields && (
        <Box sx={{ color: token('text-2'), marginBlockEnd: '8px' }}>
          <Plural value={fields.length - maxFields} one="and # more field" other="and # more fields" />
        </Box>
      )}
      <RadioList
        label={t`What to do with ${name}`}
        value={value}
        onChange={onChange}
        options={mergeChoices
          .filter((choice) => choice !== 'both' || canKeepBoth)
          .map((choice) => ({ value: choice, label: labels[choice] }))}
      />
    </Box>
  );
}
