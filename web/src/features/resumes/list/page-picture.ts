import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { ResumePage } from '@foothold/core/typesetting/resume-page.ts';
import { isDataDear, isOnline } from '../../../platform/connection.ts';
import { keepPicture, type PictureOf, storedPicture } from '../../../platform/files/stored-pictures.ts';
import { problemOf, resumeRequest } from '../../../shared/resumes/resume-pdf.ts';
import type { TypesetRequest } from '../../../typesetting/typesetting.ts';

/** Pixels across: sharp in the detail on a dense screen, and small enough to keep hundreds. */
const width = 1088;

/**
 * A picture of a first page by its address; or why there is none: it would fetch much unasked (`ask`), what sets pages
 * is not here (`not-loaded`), or it failed.
 */
export type PagePicture = { ok: true; url: string } | { ok: false; why: 'ask' | 'not-loaded' | 'failed' };

/** The pictures of this tab by account and resume, so that a list that is scrolled back shows them at once. */
const shown = new Map<string, { content: string; url: string }>();

/** What is being looked for or drawn, by content: the row and the preview of a resume ask for the same picture. */
const underWay = new Map<string, Promise<PagePicture | null>>();

/** Failures since the last picture. After some of them no more are drawn unasked: memory may be short. */
let failures = 0;
const maxFailures = 3;

type Options = {
  /** Whose it is: pictures are kept by account. */
  owner: string;
  signal: AbortSignal;
  /** Somebody asked for this one. */
  isAsked?: boolean;
};

/** The first page of a resume: drawn on this device once for each content, and kept. Never throws. */
export async function pagePicture(whole: WholeResume, options: Options): Promise<PagePicture> {
  try {
    const request = await resumeRequest(whole);
    const of = { owner: options.owner, id: whole.resume.internalId, content: await keyOf(request) };
    const key = `${of.owner} ${of.id} ${of.content}`;
    const before = underWay.get(key);
    const earlier = before && (await before);
    if (earlier?.ok || (earlier && !options.isAsked)) return earlier;
    const own = pictureOf(request, of, options).catch(notDrawn);
    underWay.set(key, own);
    const picture = await own;
    if (underWay.get(key) === own) underWay.delete(key);
    return picture ?? { ok: false, why: 'failed' };
  } catch (error) {
    return notDrawn(error);
  }
}

const notDrawn = (error: unknown): PagePicture => ({ ok: false, why: problemOf(error).problem });

/** A picture that is shown, kept or drawn now; null when it was called off. */
async function pictureOf(
  request: TypesetRequest<ResumePage>,
  of: PictureOf,
  { signal, isAsked = false }: Options,
): Promise<PagePicture | null> {
  const before = shown.get(placeOf(of));
  if (before?.content === of.content) return { ok: true, url: before.url };
  const kept = await storedPicture(of);
  if (kept) return show(of, kept);
  const stop = await whyNotToSet(isAsked);
  if (stop) return { ok: false, why: stop };
  const drawn = await draw(request, { signal, isUrgent: isAsked });
  if (drawn instanceof Blob) {
    failures = 0;
    await keepPicture(of, drawn);
    return show(of, drawn);
  }
  if (signal.aborted) return null;
  if (drawn === 'failed') failures += 1;
  return { ok: false, why: drawn };
}

const placeOf = ({ owner, id }: PictureOf) => `${owner} ${id}`;

function show(of: PictureOf, picture: Blob): PagePicture {
  const before = shown.get(placeOf(of));
  const url = URL.createObjectURL(picture);
  shown.set(placeOf(of), { content: of.content, url });
  if (before) URL.revokeObjectURL(before.url);
  return { ok: true, url };
}

/** The same key for the same page in the same template, whatever the resume is called in the list. */
async function keyOf({ page, look, photo }: TypesetRequest): Promise<string> {
  const [{ sha256 }, { templateStamp }] = await Promise.all([
    import('@foothold/core/files/sha256.ts'),
    import('../../../typesetting/template-thumbnails.ts'),
  ]);
  const { title: _, ...printed } = page;
  const said = JSON.stringify([printed, look, templateStamp(look.template), width]);
  const text = sha256(new TextEncoder().encode(said));
  return photo ? `${text} ${sha256(photo)}` : text;
}

async function whyNotToSet(isAsked: boolean): Promise<'ask' | 'not-loaded' | 'failed' | null> {
  if (!isAsked && failures >= maxFailures) return 'failed';
  const isCut = !isOnline();
  if (!isCut && (isAsked || !isDataDear())) return null;
  const { isProgramHere } = await import('../../../typesetting/document-files.ts');
  if (await isProgramHere()) return null;
  return isCut ? 'not-loaded' : 'ask';
}

async function draw(
  request: TypesetRequest,
  turn: { signal: AbortSignal; isUrgent: boolean },
): Promise<Blob | 'not-loaded' | 'failed'> {
  const { typesetInTurn } = await import('../../../typesetting/typeset-in-turn.ts');
  const set = await typesetInTurn(request, turn);
  if (!set.ok) return set.problem;
  const { drawPage, openPdf } = await import('../../../typesetting/open-pdf.ts');
  const opened = await openPdf(set.document.pdf);
  try {
    const canvas = document.createElement('canvas');
    await drawPage(opened.document, 1, canvas, width);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.86));
    return blob ?? 'failed';
  } finally {
    await opened.close();
  }
}
