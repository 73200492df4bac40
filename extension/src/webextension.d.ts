/** The part of the WebExtensions API that is used here; Chromium and Firefox both answer promises under this name. */
declare namespace chrome {
  type Tab = {
    id?: number;
    url?: string;
    active: boolean;
    discarded?: boolean;
    windowId: number;
    lastAccessed?: number;
    status?: string;
  };
  type Sender = { id?: string; url?: string; tab?: Tab };
  type Listener<A extends unknown[]> = { addListener(listener: (...given: A) => void): void };
  type Area = {
    get(names: string[] | null): Promise<Record<string, unknown>>;
    set(values: Record<string, unknown>): Promise<void>;
    remove(names: string[]): Promise<void>;
    setAccessLevel?(access: { accessLevel: 'TRUSTED_CONTEXTS' }): Promise<void>;
  };
  const storage: { local: Area; session: Area; onChanged: Listener<[unknown, string]> };
  const runtime: {
    id: string;
    getURL(path: string): string;
    getManifest(): { version: string };
    openOptionsPage(): Promise<void>;
    sendMessage(message: unknown): Promise<unknown>;
    onMessage: Listener<[message: unknown, sender: Sender]>;
    onInstalled: Listener<[unknown]>;
    onStartup: Listener<[]>;
  };
  const tabs: {
    query(filter: {
      active?: boolean;
      lastFocusedWindow?: boolean;
      currentWindow?: boolean;
      url?: string;
    }): Promise<Tab[]>;
    get(id: number): Promise<Tab>;
    update(id: number, change: { active: boolean }): Promise<unknown>;
    create(tab: { url: string }): Promise<Tab>;
    onUpdated: Listener<[id: number, change: { status?: string }, tab: Tab]>;
  };
  const windows: { update(id: number, change: { focused: boolean }): Promise<unknown> };
  const scripting: {
    executeScript(script: { target: { tabId: number }; files: string[] }): Promise<unknown>;
    executeScript<A extends unknown[], R>(script: {
      target: { tabId: number };
      func: (...args: A) => R;
      args: A;
    }): Promise<{ result?: Awaited<R> }[]>;
  };
  const action: {
    setBadgeText(badge: { text: string }): Promise<void>;
    setBadgeBackgroundColor(badge: { color: string }): Promise<void>;
    setTitle(title: { title: string }): Promise<void>;
    openPopup?(): Promise<void>;
  };
  const permissions: {
    contains(wanted: { origins: string[] }): Promise<boolean>;
    request(wanted: { origins: string[] }): Promise<boolean>;
    remove(wanted: { origins: string[] }): Promise<boolean>;
  };
}
