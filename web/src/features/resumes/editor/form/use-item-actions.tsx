import { Trans, useLingui } from '@lingui/react/macro';
import type { RowAction } from '../../../../ui/lists/row-menu-list.tsx';
import { toastDone } from '../../../../ui/toasts/result-toast.tsx';
import { useEditor } from '../editor-context.tsx';
import type { SectionItem } from './form-sections.ts';
import { itemForm } from './item-forms.data.ts';

/** What can be done with an item of a section besides editing it. */
export function useItemActions(section: string) {
  const { i18n, t } = useLingui();
  const { draft, announce, openItem } = useEditor();
  const { table, removed } = itemForm(section);

  const move = async (item: SectionItem, to: number, count: number) => {
    if (to < 0 || to >= count) return false;
    const isMoved = await draft.move(table, item.internalId, to + 1);
    if (isMoved) announce(t`Moved to ${to + 1} of ${count}.`);
    return isMoved;
  };
  const remove = async (item: SectionItem) => {
    const journalId = await draft.remove(table, item.internalId);
    if (journalId === null) return;
    openItem(null);
    toastDone(i18n._(removed()), journalId);
  };
  const actions = (item: SectionItem, at: number, count: number): RowAction[] => [
    {
      name: 'hide',
      label: item.isHidden ? <Trans>Show on the page</Trans> : <Trans>Hide from the page</Trans>,
      onClick: () => draft.type({ table, id: item.internalId }, { isHidden: !item.isHidden }),
    },
    ...(at > 0
      ? [{ name: 'up', label: <Trans>Move up</Trans>, onClick: () => void move(item, at - 1, count) }]
      : []),
    ...(at < count - 1
      ? [{ name: 'down', label: <Trans>Move down</Trans>, onClick: () => void move(item, at + 1, count) }]
      : []),
    { name: 'remove', label: <Trans>Remove</Trans>, onClick: () => void remove(item) },
  ];
  return { move, actions };
}
