import * as z from 'zod/mini';
import { make } from '../dom.ts';
import { readStored } from '../store/store.ts';
import { words } from '../words.ts';
import { showFill } from './fill-view.ts';
import { showPosting } from './posting-view.ts';
import { showStored } from './stored-view.ts';

// What opens when the button is pressed: the posting of the page, the form of the page, what is kept.

// The policy of the extension forbids code made from texts.
z.config({ jitless: true });

const views = { posting: showPosting, fill: showFill, kept: showStored };
type Name = keyof typeof views;
const names = Object.keys(views) as Name[];

const view = make('div', { id: 'view', role: 'tabpanel', tabindex: '-1' });
const tabs = Object.fromEntries(
  names.map((name) => [
    name,
    make('button', { type: 'button', role: 'tab', 'aria-controls': 'view', onClick: () => show(name) }),
  ]),
) as Record<Name, HTMLButtonElement>;
const bar = make('div', { role: 'tablist', onKeydown: move }, ...names.map((name) => tabs[name]));
let shown: Name = 'posting';

function show(name: Name): void {
  shown = name;
  for (const one of names) {
    tabs[one].setAttribute('aria-selected', String(one === name));
    tabs[one].tabIndex = one === name ? 0 : -1;
  }
  const fresh = make('div', {});
  view.replaceChildren(fresh);
  view.setAttribute('aria-label', tabs[name].textContent ?? '');
  void views[name](fresh);
}

function move(event: Event): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[(event as KeyboardEvent).key];
  if (!step) return;
  const next = names[(names.indexOf(shown) + step + names.length) % names.length] ?? 'posting';
  show(next);
  tabs[next].focus();
}

async function label(): Promise<void> {
  const { kept } = await readStored();
  tabs.posting.textContent = words.postingTitle;
  tabs.fill.textContent = words.fillTitle;
  tabs.kept.textContent = words.storedTitle(kept.length);
}

chrome.storage.onChanged.addListener((_changes, area) => {
  void label();
  if ((area === 'local' && shown === 'kept') || (area === 'session' && shown === 'fill')) show(shown);
});

document.body.append(make('header', {}, make('h1', {}, 'Foothold'), bar), view);
void label().then(() => show('posting'));
