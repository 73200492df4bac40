import { type CareerTables, readCareerTables } from './career-tables.ts';

let loaded: Promise<CareerTables> | null = null;

/** The tables of careers: fetched when they are first asked for, then kept. What fails is tried again at the next call. */
export function loadCareerTables(): Promise<CareerTables> {
  loaded ??= load().catch((problem: unknown) => {
    loaded = null;
    throw problem;
  });
  return loaded;
}

async function load(): Promise<CareerTables> {
  const [{ careerOccupations }, { careerFigures }, { stateWages }, { metroWages }, { careerLicences }] =
    await Promise.all([
      import('./career-occupations.data.ts'),
      import('./career-figures.data.ts'),
      import('./state-wages.data.ts'),
      import('./metro-wages.data.ts'),
      import('./career-licences.data.ts'),
    ]);
  return readCareerTables({ careerOccupations, careerFigures, stateWages, metroWages, careerLicences });
}
