/** What resumes of a country tell by custom. `left-out`: birth date, photo, family and nationality are left to the person's private life. */
export type Customs = { personal: 'left-out' | 'usual' | 'open'; referees: 'usual' | 'open' };

const open: Customs = { personal: 'open', referees: 'open' };

const customs: Readonly<Record<string, Customs>> = {
  US: { personal: 'left-out', referees: 'open' },
  CA: { personal: 'left-out', referees: 'open' },
  GB: { personal: 'left-out', referees: 'open' },
  IE: { personal: 'left-out', referees: 'usual' },
  AU: { personal: 'left-out', referees: 'usual' },
  NZ: { personal: 'left-out', referees: 'usual' },
  PR: { personal: 'left-out', referees: 'open' },
  ZA: { personal: 'open', referees: 'usual' },
  IN: { personal: 'open', referees: 'usual' },
  NG: { personal: 'open', referees: 'usual' },
  KE: { personal: 'open', referees: 'usual' },
  DE: { personal: 'usual', referees: 'open' },
  AT: { personal: 'usual', referees: 'open' },
  CH: { personal: 'usual', referees: 'usual' },
};

/** The customs of a country; `open` where they differ or nobody says. */
export const customsOf = (country: string): Customs =>
  Object.hasOwn(customs, country) ? (customs[country] ?? open) : open;
