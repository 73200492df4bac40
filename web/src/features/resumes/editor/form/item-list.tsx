import { styled } from '@mui/material/styles';
import { useDragOrder } from '../../../../ui/order/use-drag-order.ts';
import { useShownOrder } from '../../../../ui/order/use-shown-order.ts';
import type { OpenItem } from '../editor-context.tsx';
import { usePagePlaces } from '../page/page-places.tsx';
import type { SectionItem } from './form-sections.ts';
import { ItemCard } from './item-card.tsx';
import type { ItemForm } from './item-forms.data.ts';
import { itemPath } from './item-path.ts';
import { useItemActions } from './use-item-actions.tsx';

const List = styled('ol')({ margin: 0, padding: 0, display: 'grid', gap: 8 });

type Props = {
  section: string;
  form: ItemForm;
  items: readonly SectionItem[];
  open: OpenItem | null;
  language: string;
  label: string;
};

/** The items of a section as cards, of which one is open. */
export function ItemList({ section, form, items, open, language, label }: Props) {
  const { move } = useItemActions(section);
  const order = useShownOrder(items, ({ internalId }) => internalId);
  const pageOf = usePagePlaces();
  const drag = useDragOrder((from, to) => {
    const item = order.shown[from];
    if (!item) return;
    order.move(from, to);
    void move(item, to, items.length).then((isMoved) => isMoved || order.keep());
  });
  return (
    <List ref={drag.list} aria-label={label}>
      {order.shown.map((item, at) => {
        const page = pageOf(itemPath(form.table, item.internalId));
        return (
          <ItemCard
            key={item.internalId}
            section={section}
            form={form}
            item={item}
            open={open?.table === form.table && open.id === item.internalId ? open : null}
            language={language}
            page={page !== undefined && page > 1 ? page : undefined}
            at={at}
            count={items.length}
            handle={drag.handle(at)}
          />
        );
      })}
    </List>
  );
}
