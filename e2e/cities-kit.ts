import { expect, type Locator, type Page } from '@playwright/test';

/** What a person sees of the lists of countries and cities, by the names it has for everybody. */
export class CitiesPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The list of a group, by its title: “Cities in the United States”. */
  list(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }
  rows(title: string): Locator {
    return this.list(title).getByRole('list', { name: title }).getByRole('listitem');
  }
  names(title: string): Promise<string[]> {
    return this.rows(title).getByRole('link').allTextContents();
  }
  get city(): Locator {
    return this.page.getByRole('region', { name: 'City', exact: true });
  }
  get filter(): Locator {
    return this.page.getByRole('searchbox', { name: 'City name begins with' });
  }
  get sort(): Locator {
    return this.page.getByRole('combobox', { name: 'Sort' });
  }
  get state(): Locator {
    return this.page.getByRole('combobox', { name: 'State or province' });
  }
  get pages(): Locator {
    return this.page.getByRole('navigation', { name: 'Pages' });
  }

  /** Opens a list and waits for its first row. */
  async open(path: string, title: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.rows(title).first()).toBeVisible();
  }
}

/** A travel-from place in the person's own data, as its screen would save it. */
export function setTravelFrom(page: Page, place: { name: string; latitude: number; longitude: number }) {
  return page.evaluate(
    (fields) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('foothold');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const db = open.result;
          const homes = db.transaction('homes', 'readwrite').objectStore('homes');
          const now = new Date().toISOString();
          const add = homes.add({
            ...{ kind: 'from', address: '', city: '', state: '', country: 'US', postalCode: '' },
            ...{ uid: 'travel-from-1', createdAt: now, updatedAt: now },
            ...fields,
          });
          add.onerror = () => reject(add.error);
          homes.transaction.oncomplete = () => {
            db.close();
            resolve();
          };
        };
      }),
    place,
  );
}
