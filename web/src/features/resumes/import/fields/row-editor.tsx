import type { DraftItem } from '@foothold/core/resume-import/import-draft.ts';
import { type ImportRow, needsCheck } from '@foothold/core/resume-import/import-rows.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { Picker } from '../../../../ui/fields/picker.tsx';
import { useMobile } from '../../../../ui/hooks/use-mobile.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { token } from '../../../../ui/tokens.ts';
import type { Preview } from '../preview/use-preview.ts';
import { SkillsField } from './skills-field.tsx';
import { useImportWords } from './use-import-words.ts';
import { ValueField } from './value-field.tsx';

type Props = {
  row: ImportRow;
  preview: Preview;
  /** All fields show, and not only those in doubt. */
  hasAll: boolean;
  onPage: () => void;
};

/** What the page says of a row, the fields to correct, and Right. */
export function RowEditor({ row, preview, hasAll, onPage }: Props) {
  const { t } = useLingui();
  const isMobile = useMobile();
  const words = useImportWords();
  const box = useRef<HTMLDivElement>(null);
  // Who asked to edit begins at once; a row that opened by itself leaves the focus where it is.
  useEffect(() => {
    if (hasAll) box.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [hasAll]);
  const [item] = row.items;
  if (!item) return null;
  const isSkills = row.group === 'Skills';
  const fields = words
    .fieldsOf(item)
    .filter(({ name }) => (row.field ? name === row.field : hasAll || isShown(row, name)));
  const active = preview.active ? preview.labelOf(preview.active) : '';
  return (
    <Box
      ref={box}
      sx={{
        display: 'grid',
        gap: '10px',
        gridTemplateColumns: 'minmax(0, 1fr)',
        paddingBlock: '0 14px',
        paddingInline: '48px 16px',
      }}
    >
      <Doubts item={item} row={row} />
      {isSkills ? (
        <SkillsField row={row} preview={preview} />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: '8px',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          }}
        >
          {fields.map((field) => (
            <ValueField
              key={field.name}
              item={item}
              field={field}
              preview={preview}
              onRight={() => preview.settle(row)}
            />
          ))}
        </Box>
      )}
      {active && !isSkills && (
        <Picker
          lead=""
          label={t`Use a line of the page for ${active}`}
          hasLabel
          value={-1}
          onChange={(at) => preview.takeLine(at)}
          options={[
            {
              value: -1,
              label: isMobile ? t`Choose a line` : t`Choose one, click it on the page, or drag it here`,
            },
            ...preview.document.lines.map(({ text }, value) => ({ value, label: text.slice(0, 80) })),
          ]}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' }}>
        <Button
          variant="outlined"
          startIcon={<Icon name="check" size={16} />}
          onClick={() => preview.settle(row)}
        >
          {row.certainty === 'check' ? <Trans>Right</Trans> : <Trans context="editing">Done</Trans>}
        </Button>
        {!hasAll && !row.field && !isSkills && (
          <Button variant="text" onClick={() => preview.edit(row.id)}>
            <Trans>All fields</Trans>
          </Button>
        )}
        {isMobile && (
          <Button variant="text" onClick={onPage}>
            <Trans>Show on the page</Trans>
          </Button>
        )}
        <Button variant="text" onClick={() => preview.leaveOut(row)} sx={{ marginInlineStart: 'auto' }}>
          <Trans>Leave out</Trans>
        </Button>
      </Box>
    </Box>
  );
}

/** In doubt, or the other end of a span that is. */
function isShown({ toCheck }: ImportRow, name: string): boolean {
  const isDate = name === 'startDate' || name === 'endDate';
  return (
    toCheck.includes(name) || (isDate && toCheck.some((one) => one === 'startDate' || one === 'endDate'))
  );
}

/** Why values are in doubt, and what the page says there. */
function Doubts({ item, row }: { item: DraftItem; row: ImportRow }) {
  const words = useImportWords();
  const unsure = Object.entries(item.values).flatMap(([name, value]) =>
    value && needsCheck(value) && (row.field === null || name === row.field) ? [{ name, value }] : [],
  );
  if (unsure.length === 0) return null;
  // The same words are said once.
  const said = [
    ...new Map(unsure.map((one) => [`${words.doubtOf(one.value)} ${one.value.says}`, one] as const)).values(),
  ];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '2px',
        fontSize: '0.8125rem',
        lineHeight: '18px',
        color: token('text-2'),
        overflowWrap: 'anywhere',
      }}
    >
      {said.slice(0, maxDoubts).map(({ name, value }) => {
        const says = value.says.length > longest ? `${value.says.slice(0, longest)}…` : value.says;
        return (
          <div key={name}>
            <Box component="span" sx={{ fontWeight: 600, color: token('text') }}>
              {row.field === null && `${words.fieldLabel(item, name)}: `}
              {words.doubtOf(value)}
            </Box>{' '}
            {says && <Trans>The page says “{says}”.</Trans>}
          </div>
        );
      })}
    </Box>
  );
}

const maxDoubts = 4;
const longest = 120;
