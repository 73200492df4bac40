import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Tick } from '../../../ui/buttons/tick.tsx';
import { PopoverSheet, SheetBody, SheetFoot } from '../../../ui/dialogs/popover-sheet.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { AddOwnColumn } from './add-own-column.tsx';
import {
  type JobColumnId,
  jobColumnIds,
  movedColumn,
  toggledColumn,
  usualColumns,
  writeColumns,
} from './job-column-choice.ts';
import { useColumnNames, useShownColumns } from './use-column-names.ts';

type Props = {
  open: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
  columns: readonly JobColumnId[];
  onChoose: (columns: readonly JobColumnId[]) => void;
};

/** Which columns are beside the job, in their order; those not shown follow. Every press applies and is kept. */
export function JobsColumnsPanel({ open, anchor, onClose, columns, onChoose }: Props) {
  const { t } = useLingui();
  const names = useColumnNames();
  const [said, setSaid] = useState('');
  const isShown = useShownColumns();
  const hidden = jobColumnIds.filter((id) => !columns.includes(id));
  const listed = [...columns, ...hidden].filter(isShown);
  const isUsual = writeColumns(columns) === '';
  const move = (id: JobColumnId, by: -1 | 1) => {
    const next = movedColumn(columns, id, by);
    if (next === columns) return;
    setSaid(t`${names[id]}: column ${next.indexOf(id) + 1} of ${next.length}`);
    onChoose(next);
  };
  return (
    <PopoverSheet open={open} anchor={anchor} onClose={onClose} title={t`Columns`} width={300}>
      <SheetBody>
        <Box component="ul" aria-label={t`Columns`} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {listed.map((id) => {
            const at = columns.indexOf(id);
            return (
              <Box
                component="li"
                key={id}
                sx={{ display: 'flex', alignItems: 'center', minHeight: 34, '& > label': { flexGrow: 1 } }}
              >
                <Tick checked={at >= 0} onChange={() => onChoose(toggledColumn(columns, id))}>
                  {names[id]}
                </Tick>
                {at >= 0 && (
                  <>
                    <Mover
                      label={t`Move ${names[id]} up`}
                      icon="arrow-up"
                      isAtEdge={at === 0}
                      onMove={() => move(id, -1)}
                    />
                    <Mover
                      label={t`Move ${names[id]} down`}
                      icon="arrow-down"
                      isAtEdge={at === columns.length - 1}
                      onMove={() => move(id, 1)}
                    />
                  </>
                )}
              </Box>
            );
          })}
        </Box>
        <AddOwnColumn
          onNamed={(field) => {
            if (!columns.includes(field)) onChoose([...columns, field]);
          }}
        />
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </SheetBody>
      <SheetFoot>
        {/* Not disabled: the focus would be lost with the press, and Escape with it. */}
        <Button
          variant="text"
          aria-disabled={isUsual}
          onClick={() => !isUsual && onChoose(usualColumns)}
          sx={{ ...(isUsual && { color: token('text-3') }) }}
        >
          <Trans>Show the usual columns</Trans>
        </Button>
      </SheetFoot>
    </PopoverSheet>
  );
}

type MoverProps = {
  label: string;
  icon: 'arrow-up' | 'arrow-down';
  isAtEdge: boolean;
  onMove: () => void;
};

/** At the edge it stays where it is, so that the keyboard does. */
function Mover({ label, icon, isAtEdge, onMove }: MoverProps) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-disabled={isAtEdge}
      size="small"
      onClick={(event) => {
        const button = event.currentTarget;
        onMove();
        // The browser lets go of what is moved within the list.
        requestAnimationFrame(() => requestAnimationFrame(() => button.focus()));
      }}
      sx={{ ...(isAtEdge && { color: token('line-strong') }) }}
    >
      <Icon name={icon} size={16} />
    </IconButton>
  );
}
