import type { Resume } from '../entities/resume/resume.ts';

/** Colors of headings and links; each has a contrast of at least 4.5 on white. */
export const accents = {
  black: '#1a1a1a',
  blue: '#1565c0',
  indigo: '#3949ab',
  purple: '#7b1fa2',
  teal: '#00796b',
  green: '#2e7d32',
  grey: '#546e7a',
  red: '#b3261e',
} as const;
export type Accent = keyof typeof accents;

export const densities = ['compact', 'normal', 'airy'] as const;
export type Density = (typeof densities)[number];

export const marginSizes = ['narrow', 'normal', 'wide'] as const;
export type MarginSize = (typeof marginSizes)[number];

export const dateForms = ['month-year', 'numeric', 'iso', 'year'] as const;
export type DateForm = (typeof dateForms)[number];

export const papers = ['letter', 'a4'] as const;
export type Paper = (typeof papers)[number];

/** Pairs of fonts: one for headings, one for texts. */
export const fontPairs = ['inter', 'source-sans', 'source-serif', 'garamond', 'lora'] as const;
export type FontPair = (typeof fontPairs)[number];

/** The look of a resume, with every choice resolved. */
export type ResumeLook = {
  template: string;
  paper: Paper;
  accent: Accent;
  density: Density;
  fonts: FontPair;
  margins: MarginSize;
  dateForm: DateForm;
  hasPhoto: boolean;
};

/** The choices of a template, for those the person did not make. */
export type LookDefaults = Omit<ResumeLook, 'template' | 'paper' | 'hasPhoto'> & { hasPhoto?: false };

/** The person's choices over the template's; a value that this version does not know counts as no choice. */
export function lookOf(resume: Resume, template: string, defaults: LookDefaults, paper: Paper): ResumeLook {
  return {
    template,
    paper: known(papers, resume.paper, paper),
    accent: known(Object.keys(accents) as Accent[], resume.accent, defaults.accent),
    density: known(densities, resume.density, defaults.density),
    fonts: known(fontPairs, resume.fonts, defaults.fonts),
    margins: known(marginSizes, resume.margins, defaults.margins),
    dateForm: known(dateForms, resume.dateForm, defaults.dateForm),
    hasPhoto: resume.hasPhoto,
  };
}

function known<T extends string>(values: readonly T[], value: string, otherwise: T): T {
  return values.find((one) => one === value) ?? otherwise;
}

const letterRegions: readonly string[] = [
  'US',
  'CA',
  'MX',
  'PH',
  'CO',
  'CL',
  'VE',
  'CR',
  'PR',
  'GT',
  'PA',
  'DO',
];

/** The usual paper of a locale's region: Letter in North America and some neighbors, else A4. */
export function paperOfLocale(locale: string): Paper {
  try {
    const { region = '' } = new Intl.Locale(locale).maximize();
    return letterRegions.includes(region) ? 'letter' : 'a4';
  } catch {
    return 'a4';
  }
}
