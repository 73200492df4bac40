import { type PrintedPage, piecesOfPage } from '@foothold/core/typesetting/page-pieces.ts';
import { accents, type FontPair } from '@foothold/core/typesetting/resume-look.ts';
import init, {
  type TypstCompiler,
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';
import { type FamilyName, fontFamilies, pairFamilies } from './font-families.data.ts';
import { claims, type FontFile, type FontPlan, lettersOf, planFonts } from './font-plan.ts';
import { templateSources } from './template-sources.ts';
import type { FieldPlace, Typeset, TypesetRequest } from './typesetting.ts';
import { type Font, unwoff } from './unwoff.ts';

/** Loads the program and the fonts of the engine: from the server in a browser, from the disk in tests. */
export type EngineFiles = {
  program(): Promise<BufferSource>;
  font(file: FontFile): Promise<Uint8Array>;
};

/** A combining mark that has no composed letter in Unicode. */
const looseMark = /[\u0300-\u036f]/;

const pdfFormat = 1;
const pagedTarget = 0;
const wholeDiagnostics = 3;
/** Fonts kept in memory; those of many scripts would fill it. */
const maxFonts = 160;

/**
 * Typst, the program that sets the pages (decision 0068). Resumes reach it as data, never as Typst markup. It caches what
 * it set, so that a change of one line takes a fraction of the first time.
 */
export class TypstEngine {
  readonly #files: EngineFiles;
  #compiler: Promise<TypstCompiler> | undefined;
  #fonts = new Map<string, Font>();
  #lacking = new Set<string>();
  #hasMarks = false;
  #memory: WebAssembly.Memory | undefined;
  #set = '';

  constructor(files: EngineFiles) {
    this.#files = files;
  }

  /** Sets a resume or a letter; throws when a file cannot be loaded or a template has an error. */
  async typeset({ page, look, photo }: TypesetRequest): Promise<Typeset> {
    this.#compiler ??= this.#start();
    const starting = this.#compiler;
    starting.catch(() => {
      if (this.#compiler === starting) this.#compiler = undefined;
    });
    const plan = await this.#fontsFor(page, look.fonts);
    const compiler = await starting;
    await this.#useFonts(compiler, plan.files);
    const hasPhoto = look.hasPhoto && photo !== undefined;
    if (hasPhoto) compiler.map_shadow('/photo', photo);
    const { language: lang, region = null } = new Intl.Locale(page.language);
    const data = {
      page,
      look: { ...look, accent: accents[look.accent] },
      language: { lang, region: region && /^[A-Z]{2}$/.test(region) ? region : null },
      fonts: { heading: plan.heading, body: plan.body },
      hasArabic: plan.files.some(({ folder }) => folder === fontFamilies.arabic.folder),
      photo: hasPhoto,
    };
    compiler.map_shadow('/data.json', new TextEncoder().encode(JSON.stringify(data)));
    return { ...setPages(compiler, 'sections' in page ? look.template : 'letter'), missing: plan.missing };
  }

  /** Bytes it holds: about a megabyte of every page it ever set, none of which it frees. */
  get memory(): number {
    return this.#memory?.buffer.byteLength ?? 0;
  }

  async #start(): Promise<TypstCompiler> {
    const { memory } = await init({ module_or_path: await this.#files.program() });
    this.#memory = memory;
    const builder = new TypstCompilerBuilder();
    builder.set_dummy_access_model();
    const compiler = await builder.build();
    for (const [path, source] of Object.entries(templateSources)) compiler.add_source(path, source);
    return compiler;
  }

  /** Plans and loads fonts until their files hold the letters that their packages claim. */
  async #fontsFor(page: PrintedPage, pair: FontPair): Promise<FontPlan> {
    const text = piecesOfPage(page).map((piece) => piece.text);
    const letters = lettersOf(text.join(''));
    const hasMarks = looseMark.test(text.join(''));
    if (hasMarks !== this.#hasMarks) this.#lacking.clear();
    this.#hasMarks = hasMarks;
    for (;;) {
      const lacking = { has: (name: FamilyName, letter: string) => this.#lacking.has(`${name} ${letter}`) };
      const plan = await planFonts(letters, pairFamilies[pair], page.language, lacking);
      await Promise.all(plan.files.map((file) => this.#load(file)));
      const before = this.#lacking.size;
      for (const [name, files] of Map.groupBy(plan.files, (file) => file.name))
        await this.#check(name, files, letters);
      if (this.#lacking.size === before) return plan;
    }
  }

  /** Records the letters that a family claims and its files lack. */
  async #check(name: FamilyName, files: readonly FontFile[], letters: readonly string[]): Promise<void> {
    const fonts = files.flatMap(({ file }) => this.#fonts.get(this.#keyOf(file)) ?? []);
    const has = await claims(name);
    for (const letter of letters) {
      const code = letter.codePointAt(0) ?? 0;
      if (has(letter) && !fonts.some(({ codes }) => codes.has(code))) this.#lacking.add(`${name} ${letter}`);
    }
  }

  async #useFonts(compiler: TypstCompiler, files: readonly FontFile[]): Promise<void> {
    const wanted = files.map(({ file }) => this.#keyOf(file)).join();
    if (wanted === this.#set) return;
    const resolver = new TypstFontResolverBuilder();
    for (const { file } of files) {
      const font = this.#fonts.get(this.#keyOf(file));
      if (font) resolver.add_raw_font(font.sfnt);
    }
    compiler.set_fonts(await resolver.build());
    this.#set = wanted;
    const needed = new Set(files.map(({ file }) => this.#keyOf(file)));
    for (const file of this.#fonts.keys())
      if (this.#fonts.size > maxFonts && !needed.has(file)) this.#fonts.delete(file);
  }

  async #load(one: FontFile): Promise<void> {
    const [key, hasMarks] = [this.#keyOf(one.file), this.#hasMarks];
    if (this.#fonts.has(key)) return;
    const name = { family: one.family, postscript: one.file.replace('.woff', '') };
    this.#fonts.set(key, unwoff(await this.#files.font(one), name, hasMarks));
  }

  #keyOf(file: string): string {
    return this.#hasMarks ? `${file} with marks` : file;
  }
}

function setPages(compiler: TypstCompiler, template: string): Omit<Typeset, 'missing'> {
  const world = compiler.snapshot(null, `/${template}.typ`, []);
  try {
    const { result, diagnostics } = world.get_artifact(pdfFormat, wholeDiagnostics);
    if (!result) throw new Error(`The page was not set: ${JSON.stringify(diagnostics).slice(0, 600)}`);
    const [marks] = JSON.parse(world.query(pagedTarget, '<marks>', 'value')) as [Marks];
    return { pdf: result, pages: marks.pages, places: placesOf(marks.fields) };
  } finally {
    world.free();
  }
}

type Mark = [field: string, end: 0 | 1, page: number, x: number, y: number];
type Marks = { pages: number; fields: Mark[] };

function placesOf(marks: readonly Mark[]): FieldPlace[] {
  const places: FieldPlace[] = [];
  const open = new Map<string, Mark>();
  for (const mark of marks) {
    const [field, end, toPage, , toY] = mark;
    const start = open.get(field);
    if (end === 0) open.set(field, mark);
    else if (start) places.push({ field, page: start[2], x: start[3], y: start[4], toPage, toY });
  }
  return places;
}
