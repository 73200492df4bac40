/** What a screen is: of everybody's, over own data, or with maps or documents. */
export type WeightClass = 'public' | 'own data' | 'maps and documents';

/** Most JavaScript on the way to a screen of a class: thousands of bytes, gzip. A ceiling is no aim: growth is watched route by route. */
export const ceilings: Readonly<Record<WeightClass, number>> = {
  public: 224,
  'own data': 295,
  'maps and documents': 313,
};

/** By how many hundredths a route may grow over its size in route-sizes.json before a build fails. */
export const maxGrowth = 5;

/**
 * Packages that may only arrive after a screen has been shown, through import(): the local database, what sanitises
 * markup, maps, charts, documents. A name ending in / stands for a whole family.
 */
export const laterPackages: readonly string[] = [
  'dexie',
  'dompurify',
  'notistack',
  'maplibre-gl',
  'leaflet',
  'us-atlas',
  'world-atlas',
  'topojson-client',
  'recharts',
  'd3-sankey',
  'd3-geo',
  'chart.js',
  '@myriaddreamin/',
  '@fontsource/',
  '@react-pdf/',
  'pdfjs-dist',
  'unpdf',
  'pdf-lib',
  'jspdf',
  'docx',
  'mammoth',
  'jszip',
  'ical-generator',
];
