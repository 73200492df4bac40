import {
  type Captured,
  type CapturedJob,
  capturedValue,
  postingName,
} from '@foothold/core/parsing/page/captured.ts';
import { linkFields } from '@foothold/core/parsing/page/captured-job.ts';
import { readOpenPage } from '@foothold/core/parsing/page/read-open-page.ts';
import { button, field, make, note } from '../dom.ts';
import { isOnSite } from '../store/site.ts';
import { changeStored, holdContact, maxStored, readStored } from '../store/store.ts';
import { noticeWords, words } from '../words.ts';
import { activePage, usePage } from './active-page.ts';
import { type Corrections, correctable, correctedJob } from './corrected-job.ts';
import { type Destination, destination, foundWords, stateWords } from './destination.ts';

const firstLines = 400;

/** Reads the open page and shows what was read, to be set right and handed over. */
export async function showPosting(view: HTMLElement): Promise<void> {
  view.replaceChildren(note(words.reading));
  const page = await activePage();
  const { site } = await readStored();
  if (page && isOnSite(page.url, site)) return view.replaceChildren(note(words.isFoothold));
  const read = page && (await usePage(page.id, 'read'));
  if (!read) return view.replaceChildren(note(words.unreadable, 'warn'));
  const captured = readOpenPage(read, { now: Date.now() });
  const [only] = captured.postings;
  if (captured.postings.length > 1) return choose(view, captured);
  return showForm(view, only ?? linkFields(read.url), captured);
}

function choose(view: HTMLElement, captured: Captured): void {
  const list = make('ul', { class: 'choices', 'aria-label': words.choose });
  for (const job of captured.postings)
    list.append(
      make(
        'li',
        {},
        button(postingName(job), () => showForm(view, job, { ...captured, notices: [] })),
      ),
    );
  view.replaceChildren(note(words.choose), list);
}

async function showForm(view: HTMLElement, job: CapturedJob, { notices }: Captured): Promise<void> {
  const inputs = correctable.map((name) => ({ name, ...field(words[name], name, capturedValue(job, name)) }));
  const text = capturedValue(job, 'description');
  const said = make('div', { class: 'said' });
  const actions = make('div', { class: 'actions' });
  const corrections = () => Object.fromEntries(inputs.map(({ name, read }) => [name, read()])) as Corrections;
  view.replaceChildren(
    ...notices.map(({ code }) => note(noticeWords[code], code === 'closed' ? 'warn' : 'quiet')),
    ...inputs.map(({ row }) => row),
    ...(text ? [make('div', { class: 'field' }, make('span', {}, words.description), lines(text))] : []),
    said,
    actions,
  );
  const look = {
    url: capturedValue(job, 'url').slice(0, 2000),
    title: capturedValue(job, 'jobTitle'),
    company: capturedValue(job, 'companyName'),
  };
  const showDestination = async () => {
    const where = await destination(look);
    said.replaceChildren(
      ...(where.found ? [note(foundWords(where.found), 'warn')] : []),
      note(where.text, where.state === 'ready' ? 'good' : 'quiet'),
    );
    actions.replaceChildren(...buttons(where));
  };
  const buttons = (where: Destination) => [
    button(
      canHandOver(where) ? words.save : words.keep,
      async () => {
        const given = correctedJob(job, corrections());
        if (!given.fields.some(({ field }) => field === 'jobTitle'))
          return said.replaceChildren(note(words.noTitle, 'warn'));
        const id = await keep(given);
        if (!id) return said.replaceChildren(note(words.full, 'warn'));
        if (!canHandOver(where)) {
          said.replaceChildren(note(words.kept, 'good'), note(where.text));
          return actions.replaceChildren(...more(where, showDestination));
        }
        said.replaceChildren(note(words.handing));
        actions.replaceChildren();
        follow(id, said);
        await chrome.runtime.sendMessage({ kind: 'hand-over', id });
      },
      { class: 'main' },
    ),
    ...more(where, showDestination),
  ];
  await showDestination();
}

const canHandOver = ({ state }: Destination) => state === 'ready' || state === 'not-allowed';

/** What else can be done about where a posting goes. */
function more({ state }: Destination, again: () => Promise<void>): HTMLButtonElement[] {
  if (state === 'no-site' || state === 'no-permission')
    return [button(words.connect, () => chrome.runtime.openOptionsPage())];
  if (state === 'no-tab')
    return [
      button(words.openFoothold, async () => {
        await chrome.tabs.create({ url: `${(await readStored()).site}/work` });
      }),
    ];
  if (state !== 'other-account') return [];
  return [
    button(words.switchAccount, async () => {
      // The contact details are of the account that is left.
      await holdContact(null);
      await changeStored(() => ({ account: null }));
      await again();
    }),
  ];
}

function lines(text: string): HTMLElement {
  return make('p', { class: 'lines' }, text.length > firstLines ? `${text.slice(0, firstLines)}…` : text);
}

/** Keeps a posting before anything else is done with it; null where there is no room. */
async function keep(job: ReturnType<typeof correctedJob>): Promise<string | null> {
  const id = crypto.randomUUID();
  let isKept = false;
  try {
    await changeStored(({ kept }) => {
      isKept = kept.length < maxStored;
      return isKept ? { kept: [...kept, { id, at: Date.now(), job, state: '' }] } : {};
    });
  } catch {
    return null;
  }
  return isKept ? id : null;
}

/** Says what becomes of a posting while the popup is open. */
function follow(id: string, said: HTMLElement): void {
  chrome.storage.onChanged.addListener(async (_changes, area) => {
    if (area !== 'local') return;
    const { kept, account, site } = await readStored();
    const one = kept.find((posting) => posting.id === id);
    const text = one && stateWords(one.state, account?.email ?? '', site);
    if (text) said.replaceChildren(note(text, one.state === 'opened' ? 'good' : 'quiet'));
  });
}
