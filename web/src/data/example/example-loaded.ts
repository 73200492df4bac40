import { useOwnQuery } from '../db/own-query.ts';

/** Group and name of the setting that keeps the keys of the example records, so that removing them reads nothing else. */
export const exampleMarker = ['app', 'exampleData'] as const;

/** Whether the example data is here, live. What loads and removes it is example-data.ts, which few ever need. */
export function useExampleData(): { loaded: boolean } | undefined {
  return useOwnQuery('example data', async (db) => {
    const marked = db.settings.where('[settingGroup+settingName]').equals([...exampleMarker]);
    return { loaded: (await marked.count()) > 0 };
  });
}
