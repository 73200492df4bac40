/** What resumes of a country tell by custom. */
export type Customs = {
  /** Birth date, photo, family and nationality are left out. */
  isPersonalLeftOut: boolean;
  /** Whether referees are named, or a line says that there are some. */
  referees: 'named' | 'mentioned' | 'open';
};

const open: Customs = { isPersonalLeftOut: false, referees: 'open' };
const refereesNamed: Customs = { isPersonalLeftOut: false, referees: 'named' };

const customs: Readonly<Record<string, Customs>> = {
  US: { isPersonalLeftOut: true, referees: 'open' },
  CA: { isPersonalLeftOut: true, referees: 'open' },
  PR: { isPersonalLeftOut: true, referees: 'open' },
  GB: { isPersonalLeftOut: true, referees: 'mentioned' },
  IE: { isPersonalLeftOut: true, referees: 'named' },
  AU: { isPersonalLeftOut: true, referees: 'named' },
  NZ: { isPersonalLeftOut: true, referees: 'named' },
  ZA: refereesNamed,
  IN: refereesNamed,
  NG: refereesNamed,
  KE: refereesNamed,
  GH: refereesNamed,
  SG: refereesNamed,
  MY: refereesNamed,
  CH: refereesNamed,
};

/** The customs of a country; `open` where they differ or nobody says. */
export const customsOf = (country: string): Customs =>
  Object.hasOwn(customs, country) ? (customs[country] ?? open) : open;
