import { button, make, note } from '../dom.ts';
import { type FillStep, fillPlan } from '../filling/fill-plan.ts';
import { holdContact, readContact, type SessionContact } from '../store/store.ts';
import { fieldNames, words } from '../words.ts';
import { activePage, usePage } from './active-page.ts';

/** Lists what of the open form can be filled, and fills what is pressed. */
export async function showFill(view: HTMLElement): Promise<void> {
  const page = await activePage();
  const { given, problem } = await readContact();
  if (!page) return view.replaceChildren(note(words.unreadable, 'warn'));
  if (!given) return showAsking(view, page.id, problem);
  const look = await usePage(page.id, 'fields');
  if (!look) return view.replaceChildren(note(words.unreadable, 'warn'));
  showPlan(view, { tabId: page.id, mark: look.mark, given, plan: fillPlan(look.fields, given.contact) });
  if (look.hasForeignFrame) view.append(note(words.foreignFrame));
}

function showAsking(view: HTMLElement, back: number, problem: string): void {
  const known: Readonly<Record<string, string>> = words.contactProblem;
  const text = problem === 'asked' ? words.asked : known[problem];
  view.replaceChildren(
    note(words.noContact),
    ...(text ? [note(text, problem === 'asked' ? 'quiet' : 'warn')] : []),
    button(words.fetchContact, () => chrome.runtime.sendMessage({ kind: 'fetch-contact', back }), {
      class: 'main',
    }),
  );
}

type Plan = { tabId: number; mark: string; given: SessionContact; plan: readonly FillStep[] };

function showPlan(view: HTMLElement, { tabId, mark, given, plan }: Plan): void {
  const list = make('ul', { class: 'rows', 'aria-label': words.fillTitle });
  const rows = plan.map((step) => {
    const said = make('span', { class: 'outcome', role: 'status' });
    const name = `${fieldNames[step.kind]}: ${step.values[0]}`;
    const fill = async () => {
      const outcome = (await usePage(tabId, 'fill', { mark, at: step.at, values: step.values })) ?? 'gone';
      said.textContent = words.outcome[outcome];
      row.dataset.done = outcome;
    };
    const row = make(
      'li',
      {},
      make('span', { class: 'name' }, name),
      make('span', { class: 'where' }, `“${step.label}”${step.holds ? `, ${words.holds(step.holds)}` : ''}`),
      said,
      make('div', { class: 'actions' }, button(words.fill, fill, { 'aria-label': `${words.fill} ${name}` })),
    );
    list.append(row);
    return { step, fill };
  });
  const empty = rows.filter(({ step }) => step.holds === '');
  const all = button(
    words.fillAll(empty.length),
    async () => {
      for (const { fill } of empty) await fill();
    },
    { class: 'main' },
  );
  view.replaceChildren(
    note(words.fillLead),
    plan.length === 0 ? note(words.noFields) : list,
    make(
      'div',
      { class: 'actions' },
      empty.length > 0 ? all : null,
      button(words.forgetContact, () => holdContact(null)),
    ),
    note(words.contactOf(given.email)),
  );
}
