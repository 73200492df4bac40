import { href } from '../href.ts';

/** The cache that holds a file between its sharing and the page that takes it, and nothing else. */
const sharedCache = 'shared';
const fileAddress = '/share/file';
/** Where other programs share to (the manifest's `share_target`); the service worker answers it, and no server. */
export const sharePath = '/share';
/** A file that nobody took by then is forgotten. */
const storedMs = 3_600_000;

/**
 * Returns what another program shares: a file waits here for the interviews, a link or a text goes to the form of a new
 * job. Nothing of it leaves the device.
 */
export async function answerShare(request: Request, now: Date): Promise<Response> {
  const form = await request.formData().catch(() => null);
  const file = form?.get('file');
  if (file instanceof File && file.size > 0) {
    const isKept = await keepShared(file, now).then(
      () => true,
      () => false,
    );
    return Response.redirect(href('/interviews', { search: { shared: isKept ? 'file' : 'lost' } }), 303);
  }
  const said = new URLSearchParams();
  for (const name of ['title', 'text', 'url']) {
    const value = form?.get(name);
    if (typeof value === 'string' && value !== '') said.set(name, value);
  }
  return Response.redirect(href('/job/add', { search: said }), 303);
}

async function keepShared(file: File, now: Date): Promise<void> {
  const headers = {
    'content-type': file.type || 'application/octet-stream',
    'x-name': encodeURIComponent(file.name.toWellFormed()),
    'x-kept': String(now.getTime()),
  };
  await (await caches.open(sharedCache)).put(fileAddress, new Response(file, { headers }));
}

/** The file that was shared last, once: it is forgotten with the asking. Null where none waits. Never throws. */
export async function takeSharedFile(now: Date): Promise<File | null> {
  try {
    if (!(await caches.has(sharedCache))) return null;
    const found = await (await caches.open(sharedCache)).match(fileAddress);
    const bytes = await found?.blob();
    await caches.delete(sharedCache);
    const age = now.getTime() - Number(found?.headers.get('x-kept'));
    if (!found || !bytes || !(age <= storedMs)) return null;
    const type = found.headers.get('content-type') ?? '';
    return new File([bytes], decodeURIComponent(found.headers.get('x-name') ?? ''), { type });
  } catch {
    return null;
  }
}

/** Forgets a shared file that nobody took. */
export function dropShared(): void {
  if ('caches' in globalThis) void caches.delete(sharedCache).catch(() => undefined);
}
