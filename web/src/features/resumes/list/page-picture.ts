import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { isDataDear, isOnline } from '../../../platform/connection.ts';
import { keepPicture, keptPicture } from '../../../platform/files/kept-pictures.ts';
import { resumeRequest } from '../../../shared/resumes/resume-pdf.ts';
import type { TypesetRequest } from '../../../typesetting/typesetting.ts';

/** Pixels across: sharp in the detail on a dense screen, and small enough to keep hundreds. */
const width = 1088;

/**
 * A picture of a first page by its address; or why there is none: it would fetch much unasked (`ask`), what sets pages
 * is not here (`not-loaded`), or it failed.
 */
export type PagePicture = { ok: true; url: string } | { ok: false; why: 'ask' | 'not-loaded' | 'failed' };

/** Pictures of this tab, so that a list that is scrolled back shows them at once. */
const shown = new Map<string, string>();

type Options = {
  /** Whose it is: pictures are kept by account. */
  owner: string;
  signal: AbortSignal;
  /** Somebody asked for this one. */
  isAsked?: boolean;
};

/** The first page of a resume: drawn on this device once for each content, and kept. Never throws. */
export async function pagePicture(
  whole: WholeResume,
  { owner, signal, isAsked = false }: Options,
): Promise<PagePicture> {
  try {
    const request = await resumeRequest(whole);
    const key = await keyOf(request);
    const address = shown.get(key);
    if (address) return { ok: true, url: address };
    const of = { owner, id: whole.resume.internalId, content: key };
    const kept = await keptPicture(of);
    if (kept) return show(key, kept);
    const stop = await whyNotToSet(isAsked);
    if (stop) return { ok: false, why: stop };
    const drawn = await draw(request, { signal, isUrgent: isAsked });
    if (!(drawn instanceof Blob)) return { ok: false, why: drawn };
    await keepPicture(of, drawn);
    return show(key, drawn);
  } catch {
    return { ok: false, why: 'failed' };
  }
}

function show(key: string, picture: Blob): PagePicture {
  const url = URL.createObjectURL(picture);
  shown.set(key, url);
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

async function whyNotToSet(isAsked: boolean): Promise<'ask' | 'not-loaded' | null> {
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
