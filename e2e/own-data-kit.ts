import type { Page } from '@playwright/test';

/** A row as the browser stores it. */
type Row = Record<string, unknown> & { internalId?: number };

/** All rows of a table of the person's own data, in the order of their keys. */
export function storedRows(page: Page, table: string): Promise<Row[]> {
  return page.evaluate(
    (name) =>
      new Promise<Row[]>((resolve, reject) => {
        const open = indexedDB.open('foothold');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const reading = open.result.transaction(name);
          const all = reading.objectStore(name).getAll();
          reading.onabort = () => reject(reading.error);
          reading.oncomplete = () => {
            open.result.close();
            resolve(all.result);
          };
        };
      }),
    table,
  );
}

/** Everything that the browser stores of the person's own data. */
export async function allRows(page: Page): Promise<Row[]> {
  const names = await page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const open = indexedDB.open('foothold');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const all = [...open.result.objectStoreNames];
          open.result.close();
          resolve(all);
        };
      }),
  );
  return (await Promise.all(names.map((name) => storedRows(page, name)))).flat();
}

/** Writes rows past the app, as an older version or another program might: one with a key in place of the stored one. */
export function putRows(page: Page, table: string, rows: readonly Row[]): Promise<void> {
  return page.evaluate(
    ([name, all]) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('foothold');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const writing = open.result.transaction(name, 'readwrite');
          for (const row of all) writing.objectStore(name).put(row);
          writing.onabort = () => reject(writing.error);
          writing.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
    [table, rows] as const,
  );
}

/** Changes some fields of one stored row, past the app. */
export async function changeRow(page: Page, table: string, id: number, fields: Row): Promise<void> {
  const row = (await storedRows(page, table)).find(({ internalId }) => internalId === id);
  if (!row) throw new Error(`No row ${id} is stored in ${table}.`);
  await putRows(page, table, [{ ...row, ...fields }]);
}
