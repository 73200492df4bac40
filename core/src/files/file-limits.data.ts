/** Limits of one kind of file. Sizes are bytes; a field that is absent does not apply to the kind. */
export type FileLimit = {
  /** What the kind is called in documents. */
  name: string;
  /** The file as it is chosen. */
  bytes: number;
  /** What it unpacks to: all parts that are read together, of a PDF one stream. */
  unpacked?: number;
  /** Files in an archive, pages of a document. */
  entries?: number;
  /** Elements, drawing operators, values, cells or lines, as `why` says: each takes memory of its own. */
  items?: number;
  /** Levels of nesting. */
  depth?: number;
  /** Width times height. */
  pixels?: number;
  /** Time between two signs of progress, after which the worker is terminated. */
  seconds?: number;
  /** What keeps memory bounded, and why the figures are what they are. */
  why: string;
};

const megabyte = 1_000_000;
const mebibyte = 1_048_576;

/** What readers of files from elsewhere accept at most, by kind of file. Every reader takes its limits from here. */
export const fileLimits = {
  pdf: {
    name: 'PDF',
    bytes: 10 * megabyte,
    unpacked: 32 * mebibyte,
    entries: 40,
    items: 200_000,
    pixels: 4 * megabyte,
    seconds: 30,
    why: 'Pages; operators and texts of all pages, of which a dense page has 5,000. 32 MiB is the smallest buffer that holds a picture of 4 million pixels with 16 bits a color; every buffer of the thread that decodes has this limit.',
  },
  docx: {
    name: 'DOCX',
    bytes: 10 * megabyte,
    unpacked: 30 * megabyte,
    entries: 5000,
    items: 400_000,
    depth: 200,
    seconds: 30,
    why: 'XML tags; a page of Word has 1,000 to 5,000. A tag of 4 bytes becomes an element of 200.',
  },
  odt: {
    name: 'ODT',
    bytes: 10 * megabyte,
    unpacked: 30 * megabyte,
    entries: 5000,
    items: 400_000,
    depth: 200,
    seconds: 30,
    why: 'XML tags, as of DOCX. Declarations with entities are refused, and no entity but the five of XML is expanded.',
  },
  rtf: {
    name: 'RTF',
    bytes: 10 * megabyte,
    items: 20_000,
    depth: 500,
    seconds: 30,
    why: 'Paragraphs; 4 bytes make one of 300.',
  },
  text: {
    name: 'plain text, Markdown',
    bytes: 10 * megabyte,
    items: 10_000,
    seconds: 30,
    why: 'Lines; and 200,000 characters, a hundred full pages.',
  },
  resumeJson: {
    name: 'JSON Resume, Reactive Resume',
    bytes: 10 * megabyte,
    items: 200_000,
    depth: 200,
    seconds: 30,
    why: 'Values; 3 bytes make a list of 30. Counted before it is parsed.',
  },
  europass: {
    name: 'Europass XML',
    bytes: 10 * megabyte,
    items: 400_000,
    depth: 200,
    seconds: 30,
    why: 'XML tags, as of DOCX; also where it is attached to a PDF.',
  },
  resumeArchive: {
    name: 'ZIP with resumes, LinkedIn export',
    bytes: 10 * megabyte,
    unpacked: 30 * megabyte,
    entries: 5000,
    items: 200_000,
    seconds: 30,
    why: 'Cells of its tables. A whole LinkedIn export has about 100 files. An archive inside an archive is not opened.',
  },
  scanPdf: {
    name: 'PDF of scanned pages',
    bytes: 10 * megabyte,
    unpacked: 256 * mebibyte,
    entries: 10,
    items: 400_000,
    pixels: 36 * megabyte,
    seconds: 120,
    why: 'A4 at 600 dpi has 35 million pixels, in four bytes each. The buffer limit covers the decoders of JPEG 2000 and fax pictures as well, whose own headers may state any size.',
  },
  scanPicture: {
    name: 'picture of a page (PNG, JPEG, WebP)',
    bytes: 10 * megabyte,
    entries: 1,
    pixels: 64 * megabyte,
    seconds: 120,
    why: 'Phones photograph with 12 to 50 million pixels. The size is read in the header before anything is decoded; one that is not stated is refused.',
  },
  photo: {
    name: 'photo of a person',
    bytes: 50 * megabyte,
    pixels: 120 * megabyte,
    why: 'Photos of phones with 108 million pixels are accepted and made small. Read in the header before anything is decoded.',
  },
  table: {
    name: 'CSV, ZIP with tables',
    bytes: 250 * megabyte,
    unpacked: 250 * megabyte,
    entries: 10_000,
    items: 12 * megabyte,
    why: 'Cells, and ten for each row; 100,000 jobs in 40 columns are 5 million. One byte makes a cell of 16, or a row of 60. A line has at most a million cells.',
  },
  backup: {
    name: 'backup',
    bytes: 2000 * megabyte,
    items: 200_000,
    depth: 100,
    why: 'Values of one record. A record has one line; lines may have 64 million characters, four times the largest kept document. Reading stops at the number of records that its head states.',
  },
  firstBackup: {
    name: 'backup of the first form, any JSON',
    bytes: 256 * mebibyte,
    items: 10 * megabyte,
    depth: 100,
    why: 'Values; it is parsed at once, and they are counted before.',
  },
  sealedBackup: {
    name: 'locked backup',
    bytes: 2000 * megabyte,
    unpacked: 2000 * megabyte,
    why: 'Unpacking stops at the size that its authenticated head states, for files of older versions at this limit.',
  },
  serverCopy: {
    name: 'copy of a server',
    bytes: Number.MAX_SAFE_INTEGER,
    entries: 200_000,
    why: 'Unpacking stops at the bytes and files that its manifest states; copies of older versions state no number of files and have this limit. There must be room for the stated size before anything is unpacked.',
  },
  calendar: {
    name: 'calendar file',
    bytes: 25 * megabyte,
    unpacked: 10 * megabyte,
    entries: 2000,
    items: 200_000,
    depth: 8,
    why: 'Events; lines. Counted before it is parsed, since it is parsed in the page. 10 million characters hold one with pictures.',
  },
  mail: {
    name: 'e-mail file',
    bytes: 25 * megabyte,
    entries: 20,
    depth: 64,
    why: 'Calendars that are taken out of it. Its parts are at most as large as itself.',
  },
  referenceArchive: {
    name: 'ZIP of reference data',
    bytes: 4000 * megabyte,
    unpacked: 4000 * megabyte,
    entries: 10_000,
    why: 'The operator names it. GeoNames’ allCountries, the largest, unpacks to 1.7 GB. Read line by line.',
  },
} as const satisfies Record<string, FileLimit>;
