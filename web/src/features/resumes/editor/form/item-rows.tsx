import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ComponentProps, type KeyboardEvent, memo } from 'react';
import { RowMenu } from '../../../../ui/lists/row-menu.tsx';
import { Grip } from '../../../../ui/order/grip.tsx';
import { useDragOrder } from '../../../../ui/order/use-drag-order.ts';
import { useShownOrder } from '../../../../ui/order/use-shown-order.ts';
import { token } from '../../../../ui/tokens.ts';
import { DraftText } from '../fields/draft-text.tsx';
import type { SectionItem } from './form-sections.ts';
import { textOf } from './item-fields.tsx';
import type { ItemField, ItemForm } from './item-forms.data.ts';
import { itemPath } from './item-path.ts';
import { useItemActions } from './use-item-actions.tsx';

const List = styled('ol')({ margin: 0, padding: 0, display: 'grid', gap: 6 });

const Row = styled('li')({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 6,
  borderRadius: 20,
  '&[data-dragged]': { position: 'relative', zIndex: 2, backgroundColor: token('hover') },
  '&[data-hidden] input': { color: token('text-3') },
});

type Props = {
  section: string;
  form: ItemForm;
  items: readonly SectionItem[];
  /** The rare fields show too. */
  hasAll: boolean;
  label: string;
  /** Enter in the last field of the list. */
  onAdd: () => void;
};

/** Short items, each a row of fields: skills, languages, links. Enter adds the next one. */
export function ItemRows({ section, form, items, hasAll, label, onAdd }: Props) {
  const { move } = useItemActions(section);
  const order = useShownOrder(items, ({ internalId }) => internalId);
  const drag = useDragOrder((from, to) => {
    const item = order.shown[from];
    if (!item) return;
    order.move(from, to);
    void move(item, to, items.length).then((isMoved) => isMoved || order.keep());
  });
  const fields = form.fields.flat().filter(({ isRare }) => !isRare || hasAll);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onAdd();
  };
  return (
    <List ref={drag.list} aria-label={label} onKeyDown={onKey}>
      {order.shown.map((item, at) => (
        <ItemRow
          key={item.internalId}
          section={section}
          form={form}
          fields={fields}
          item={item}
          at={at}
          count={items.length}
          handle={drag.handle(at)}
        />
      ))}
    </List>
  );
}

type RowProps = Pick<Props, 'section' | 'form'> & {
  fields: readonly ItemField[];
  item: SectionItem;
  at: number;
  count: number;
  handle: ComponentProps<typeof Grip>['handle'];
};

const ItemRow = memo(
  function ItemRow({ section, form, fields, item, at, count, handle }: RowProps) {
    const { i18n, t } = useLingui();
    const { actions } = useItemActions(section);
    const name = textOf(item, form.title) || i18n._(form.untitled());
    const place = at + 1;
    return (
      <Row {...(item.isHidden && { 'data-hidden': '' })}>
        <Grip label={t`Move ${name}`} handle={handle} />
        <Box
          sx={{
            display: 'grid',
            gap: '6px',
            gridTemplateColumns: `minmax(0, 2fr) ${'minmax(0, 1fr) '.repeat(Math.max(fields.length - 1, 0))}`,
          }}
        >
          {fields.map(({ name: field, label, kind, placeholder }) => (
            <DraftText
              key={field}
              isBare
              owner={{ table: form.table, id: item.internalId }}
              name={field}
              value={textOf(item, field)}
              control={`${itemPath(form.table, item.internalId)}/${field}`}
              label={t`${i18n._(label())} ${place}`}
              placeholder={i18n._((placeholder ?? label)())}
              type={kind === 'url' ? 'url' : 'text'}
            />
          ))}
          {item.isHidden && (
            <Box
              sx={{ gridColumn: '1 / -1', fontSize: '0.75rem', lineHeight: '16px', color: token('text-3') }}
            >
              <Trans>Hidden from the page</Trans>
            </Box>
          )}
        </Box>
        <RowMenu label={t`Change ${name}`} actions={actions(item, at, count)} />
      </Row>
    );
  },
  (a, b) => a.item === b.item && a.at === b.at && a.count === b.count && a.fields.length === b.fields.length,
);
