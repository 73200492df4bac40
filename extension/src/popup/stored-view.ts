import { postingName } from '@foothold/core/parsing/page/captured.ts';
import { button, make, note } from '../dom.ts';
import { readStored, removeStored } from '../store/store.ts';
import { words } from '../words.ts';
import { stateWords } from './destination.ts';

/** The postings that were not saved in Foothold yet, each to be handed over or removed. */
export async function showStored(view: HTMLElement): Promise<void> {
  const { kept, account, site } = await readStored();
  if (kept.length === 0) return view.replaceChildren(note(words.nothingKept));
  const list = make('ul', { class: 'rows kept', 'aria-label': words.storedTitle(0) });
  for (const { id, job, state } of kept) {
    const name = postingName(job) || words.untitled;
    const text = stateWords(state, account?.email ?? '', site);
    list.append(
      make(
        'li',
        {},
        make('span', { class: 'name' }, name),
        text ? note(text) : null,
        make(
          'div',
          { class: 'actions' },
          button(words.handOver, () => chrome.runtime.sendMessage({ kind: 'hand-over', id }), {
            'aria-label': `${words.handOver}: ${name}`,
          }),
          button(words.remove, () => removeStored(id), { 'aria-label': `${words.remove}: ${name}` }),
        ),
      ),
    );
  }
  view.replaceChildren(list);
}
