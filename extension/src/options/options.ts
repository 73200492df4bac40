import * as z from 'zod/mini';
import { button, make, note } from '../dom.ts';
import { patternOf, siteOf } from '../store/site.ts';
import { changeStored, holdContact, readStored } from '../store/store.ts';
import { words } from '../words.ts';

// Where the extension is told the address of the person's Foothold. The browser asks for its permission then, in this
// page, and for no other address ever.

// The policy of the extension forbids code made from texts.
z.config({ jitless: true });

const input = make('input', {
  id: 'site',
  type: 'text',
  inputmode: 'url',
  spellcheck: 'false',
  placeholder: 'http://localhost:3000',
});
const said = make('div', {});
const account = make('div', {});
const form = make(
  'form',
  { onSubmit: (event) => void connect(event) },
  make('div', { class: 'field' }, make('label', { for: 'site' }, 'Address of your Foothold'), input),
  make(
    'div',
    { class: 'actions' },
    make('button', { type: 'submit', class: 'main' }, 'Connect'),
    button('Disconnect', disconnect),
  ),
);

async function connect(event: Event): Promise<void> {
  event.preventDefault();
  const site = siteOf(input.value);
  if (site === '') return said.replaceChildren(note(words.siteProblem, 'warn'));
  // Asked before anything is waited for: the browser takes it for a press only then.
  const isGiven = await chrome.permissions.request({ origins: [patternOf(site)] }).catch(() => false);
  if (!isGiven) return said.replaceChildren(note(words.siteRefused, 'warn'));
  const before = (await readStored()).site;
  if (before !== '' && before !== site) await forget(before, site);
  await changeStored((stored) => ({ site, account: stored.site === site ? stored.account : null }));
  said.replaceChildren(note(words.siteDone(site), 'good'));
  await show();
}

async function disconnect(): Promise<void> {
  const { site } = await readStored();
  if (site !== '') await forget(site, '');
  await changeStored(() => ({ site: '', account: null, pairing: '' }));
  said.replaceChildren(note(words.siteForgotten));
  await show();
}

/** Gives the permission of an address back, unless the new one needs the same. */
async function forget(site: string, next: string): Promise<void> {
  await holdContact(null);
  if (next === '' || patternOf(next) !== patternOf(site))
    await chrome.permissions.remove({ origins: [patternOf(site)] }).catch(() => false);
}

async function show(): Promise<void> {
  const { site, account: known } = await readStored();
  input.value = site;
  account.replaceChildren(
    ...(site === '' ? [] : [note(known ? words.accountLine(known.name, known.email) : words.noAccount)]),
  );
}

document.body.append(
  make('h1', {}, 'Foothold extension'),
  note(
    'It reads the page you stand on when you press its button, and no other. It asks no server for anything: postings and contact details pass between your own open tabs.',
  ),
  form,
  said,
  account,
  note('The key Alt+Shift+J presses the button; the browser’s settings of extensions change it.'),
);
void show();
