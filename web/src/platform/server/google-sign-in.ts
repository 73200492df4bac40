import { GoogleStart } from '@foothold/core/contract/auth.ts';
import { identityMessage, identityMessages } from '@foothold/core/entities/user/identity.messages.ts';
import { told } from '@foothold/core/text/sent-message.ts';
import * as z from 'zod/mini';
import { ApiError, clientFailure } from './api-error.ts';
import type { Told } from './error-words.ts';
import { exchange } from './exchange.ts';
import { adoptSignIn, payOwedSignOut } from './session.ts';
import type { User } from './stored-identity.ts';

const channel = 'foothold.google';
const namePrefix = 'foothold-google-';
/**
 * How often a window is looked at, and how long its answer still counts after it seems closed (docs/spec/constants.md,
 * Timings).
 */
const lookMs = 500;
const lateMs = 8_000;

/** What the window of Google's page says when it is back; `name` is the window's, '' where the browser dropped it. */
const Answer = z.object({ code: z.string(), name: z.string() });

/** Why a sign-in with Google failed: an identity code and what a person is told. */
export type GoogleProblem = Told & { code: string };

type Wish = {
  /** Path of this site to go to afterwards. */
  next: string;
  /** 30 days instead of until the browser closes. */
  remember: boolean;
  onProblem: (problem: GoogleProblem) => void;
};

let cancelLast = () => {};
let windows = 0;

/** What a person is told of how Google's page came back. */
export function googleProblem(code: string): GoogleProblem {
  return { code, ...told(identityMessage(code) ?? identityMessages('general')) };
}

function problemOf(cause: unknown): GoogleProblem {
  const { code, message, text } = cause instanceof ApiError ? cause : clientFailure('bad-answer', { cause });
  return { code, message, text };
}

async function startOnServer({ next, remember }: Wish, way: 'popup' | 'tab'): Promise<string> {
  // Else the page that comes back would end the sign-in it brings.
  if (!(await payOwedSignOut())) throw clientFailure('network');
  const body = { way, rememberMe: remember, ...(next && { callbackURL: next }) };
  const answer = await exchange('/api/auth/sign-in/google', { method: 'POST', body });
  return GoogleStart.parse(answer).url;
}

/** Who the server signed in; undefined, with `onProblem` told, where it knows nobody. */
export async function adoptGoogle(onProblem: Wish['onProblem']): Promise<User | undefined> {
  try {
    const answer = await exchange('/api/auth/get-session');
    if (answer !== null) return adoptSignIn(answer);
    onProblem(googleProblem('invalid-auth-event'));
  } catch (cause) {
    onProblem(problemOf(cause));
  }
  return undefined;
}

function openWindow(): Window | null {
  const [width, height] = [500, 640];
  const left = Math.round(window.screenX + Math.max(0, (window.outerWidth - width) / 2));
  const top = Math.round(window.screenY + Math.max(0, (window.outerHeight - height) / 2));
  windows += 1;
  const name = `${namePrefix}${Date.now()}-${windows}`;
  return window.open('about:blank', name, `popup,width=${width},height=${height},left=${left},top=${top}`);
}

/** The next answer meant for the window `name`; '' when `signal` ends the wait. */
function answerFor(name: string, signal: AbortSignal): Promise<string> {
  return new Promise((done) => {
    const line = typeof BroadcastChannel === 'function' ? new BroadcastChannel(channel) : null;
    const hear = (data: unknown) => {
      const answer = Answer.safeParse(data);
      if (!answer.success || (answer.data.name && answer.data.name !== name)) return;
      // An older window of this browser says so; the newest continues.
      if (answer.data.code !== 'cancelled-popup-request') end(answer.data.code);
    };
    const hearStorage = (event: StorageEvent) => {
      if (event.key !== channel || !event.newValue) return;
      try {
        hear(JSON.parse(event.newValue));
      } catch {
        return;
      }
    };
    const giveUp = () => end('');
    function end(code: string) {
      line?.close();
      window.removeEventListener('storage', hearStorage);
      signal.removeEventListener('abort', giveUp);
      done(code);
    }
    if (line) line.onmessage = ({ data }) => hear(data);
    window.addEventListener('storage', hearStorage);
    signal.addEventListener('abort', giveUp);
  });
}

/**
 * Signs in with Google in a window of its own; call it right in a click. Undefined where it did not work, and then
 * `onProblem` has heard why, unless the person closed the window or clicked again. `onClosed`: the window is gone, the
 * button may be used again. Never throws.
 */
export async function signInWithGoogle(wish: Wish & { onClosed: () => void }): Promise<User | undefined> {
  cancelLast();
  // Before anything is awaited: browsers open windows only in the moment of a click.
  const popup = openWindow();
  if (!popup) {
    wish.onProblem(googleProblem('popup-blocked'));
    return undefined;
  }
  const attempt = new AbortController();
  const { signal } = attempt;
  cancelLast = () => {
    attempt.abort();
    popup.close();
  };
  const answered = answerFor(popup.name, signal);
  let looking: ReturnType<typeof setInterval> | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;
  try {
    const url = await startOnServer(wish, 'popup');
    if (signal.aborted) return undefined;
    popup.location.href = url;
    looking = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(looking);
      wish.onClosed();
      late = setTimeout(() => attempt.abort(), lateMs);
    }, lookMs);
    const code = await answered;
    if (signal.aborted || code === '') return undefined;
    if (code === 'done') return await adoptGoogle(wish.onProblem);
    wish.onProblem(googleProblem(code));
  } catch (cause) {
    popup.close();
    if (!signal.aborted) wish.onProblem(problemOf(cause));
    attempt.abort();
  } finally {
    clearInterval(looking);
    clearTimeout(late);
  }
  return undefined;
}

/** Signs in with Google in this tab: leaves the page. Where that cannot start, `onProblem` hears why. Never throws. */
export async function continueInThisTab(wish: Wish): Promise<void> {
  cancelLast();
  try {
    location.assign(await startOnServer(wish, 'tab'));
  } catch (cause) {
    wish.onProblem(problemOf(cause));
  }
}

/** In Google's window, when it is back: tells the tab that opened it, and closes. Where it stays open, nothing is lost. */
export function bringToOpener(code: string): void {
  const answer = { code, name: window.name.startsWith(namePrefix) ? window.name : '' };
  if (typeof BroadcastChannel === 'function') {
    const line = new BroadcastChannel(channel);
    line.postMessage(answer);
    line.close();
  }
  try {
    localStorage.setItem(channel, JSON.stringify({ ...answer, at: Date.now() }));
    localStorage.removeItem(channel);
  } catch {
    // The channel has said it.
  }
  window.close();
}
