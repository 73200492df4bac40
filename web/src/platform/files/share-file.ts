/** Whether the share sheet of the browser takes a picture. */
export function canShareFiles(): boolean {
  if (typeof navigator.share !== 'function' || typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([], 'picture.png', { type: 'image/png' })] });
}

/** Hands a file to the browser's share sheet; false where the browser did not let it. Closing it is no failure. */
export async function shareFile(file: File, title: string): Promise<boolean> {
  try {
    await navigator.share({ title, files: [file] });
    return true;
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError';
  }
}
