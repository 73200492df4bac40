import type { OwnField } from '@foothold/core/entities/job/job-entity.ts';
import { importFieldName } from '@foothold/core/transfer/import-fields.messages.ts';
import { type ImportField, importFields, ownFields } from '@foothold/core/transfer/import-fields.ts';
import { columnCells } from '@foothold/core/transfer/import-mapping.ts';
import { type ImportSheet, openDateColumns, withColumn } from '@foothold/core/transfer/import-sheet.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useOwnFieldNames } from '../../../data/settings/own-field-names.ts';
import { useSay } from '../../../platform/use-say.ts';
import { Picker } from '../../../ui/fields/picker.tsx';
import { token } from '../../../ui/tokens.ts';

const samples = 3;
const leftOut = 'leave-out';

/** Each column of a file with some of its values, and what it is. */
export function TransferColumns({
  sheet,
  onChange,
}: {
  sheet: ImportSheet;
  onChange: (sheet: ImportSheet) => void;
}) {
  const say = useSay();
  const { t } = useLingui();
  const names = useOwnFieldNames();
  const offered = (Object.keys(importFields) as ImportField[]).filter(
    (field) => sheet.format === 'foothold' || !ownFields.has(field),
  );
  const options = [
    { value: leftOut, label: t`Leave out` },
    ...offered.map((field) => ({
      value: field as string,
      label: names?.[field as OwnField] || say(importFieldName(field)),
    })),
  ];
  const openDates = useMemo(() => new Set(openDateColumns(sheet)), [sheet]);
  return (
    <Box
      component="ul"
      aria-label={t`Columns of ${sheet.name}`}
      sx={{ margin: 0, padding: 0, listStyle: 'none' }}
    >
      {sheet.table.heads.map((head, at) => (
        <Box
          component="li"
          key={head}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 240px' },
            alignItems: 'center',
            gap: '6px 16px',
            paddingBlock: '10px',
            '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${token('line')}` },
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontWeight: 520, overflowWrap: 'anywhere' }}>{head}</Box>
            <Sample cells={columnCells(sheet.table, at, samples)} />
            {openDates.has(at) && (
              <Box sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('warn') }}>
                <Trans>
                  Dates of an interview, an offer or something else? Saved in the notes until you choose.
                </Trans>
              </Box>
            )}
          </Box>
          <Picker
            lead=""
            label={t`What “${head}” is`}
            hasLabel={false}
            value={sheet.mapping[at] ?? leftOut}
            options={options}
            onChange={(value) =>
              onChange(withColumn(sheet, at, value === leftOut ? null : (value as ImportField)))
            }
          />
        </Box>
      ))}
    </Box>
  );
}

function Sample({ cells }: { cells: readonly string[] }) {
  const { t } = useLingui();
  const text = cells.map((cell) => cell.replace(/\s+/g, ' ').slice(0, 60)).join(' · ');
  return (
    <Box
      sx={{
        fontSize: '0.8125rem',
        lineHeight: '18px',
        color: token('text-2'),
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      {text || t`Empty`}
    </Box>
  );
}
