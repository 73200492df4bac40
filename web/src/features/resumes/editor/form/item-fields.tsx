import { presentEnd } from '@foothold/core/typesetting/resume-date.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Tick } from '../../../../ui/buttons/tick.tsx';
import { useEditor } from '../editor-context.tsx';
import { DraftMonth } from '../fields/draft-month.tsx';
import { DraftText } from '../fields/draft-text.tsx';
import type { SectionItem } from './form-sections.ts';
import type { ItemField, ItemForm } from './item-forms.data.ts';
import { itemPath } from './item-path.ts';

type Props = { form: ItemForm; item: SectionItem };

/** The fields of an item; rare ones show once they are filled or asked for. */
export function ItemFields({ form, item }: Props) {
  const { i18n } = useLingui();
  const { draft } = useEditor();
  const [hasAll, setAll] = useState(false);
  const owner = { table: form.table, id: item.internalId } as const;
  const path = itemPath(form.table, item.internalId);
  const isShown = ({ name, isRare }: ItemField) => !isRare || hasAll || textOf(item, name) !== '';
  const rows = form.fields.map((row) => row.filter(isShown)).filter((row) => row.length > 0);
  const hasRare = form.fields.flat().some((field) => !isShown(field));
  const isHeld = textOf(item, 'endDate').toLowerCase() === presentEnd;
  return (
    <Box sx={{ display: 'grid', gap: '10px' }}>
      {rows.map((row) => (
        <Box key={row.map(({ name }) => name).join()} sx={{ display: 'grid', gap: '6px' }}>
          <Box
            sx={{
              display: 'grid',
              gap: '10px',
              gridTemplateColumns: row.length > 1 ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
            }}
          >
            {row.map(({ name, label, kind, placeholder }) => {
              const props = {
                owner,
                name,
                value: textOf(item, name),
                control: `${path}/${name}`,
                label: i18n._(label()),
                ...(placeholder && { placeholder: i18n._(placeholder()) }),
              };
              if (kind === 'month') return <DraftMonth key={name} {...props} />;
              return <DraftText key={name} {...props} type={kind === 'url' ? 'url' : 'text'} />;
            })}
          </Box>
          {form.isHeld && row.some(({ name }) => name === 'endDate') && (
            <Tick
              checked={isHeld}
              onChange={(checked) => draft.type(owner, { endDate: checked ? presentEnd : '' })}
            >
              {i18n._(form.isHeld())}
            </Tick>
          )}
        </Box>
      ))}
      {hasRare && (
        <div>
          <Button
            variant="text"
            onClick={() => setAll(true)}
            sx={{ minHeight: { xs: 44, md: 32 }, paddingInline: '8px', marginInlineStart: '-8px' }}
          >
            <Trans>More fields</Trans>
          </Button>
        </div>
      )}
    </Box>
  );
}

/** A field of an item as text. */
export function textOf(item: SectionItem, name: string): string {
  const value = item[name];
  return typeof value === 'string' ? value : '';
}
