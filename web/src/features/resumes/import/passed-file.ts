let handed: File | null = null;

/** Keeps a file that was dropped on another screen until the import opens. */
export function passFile(file: File): void {
  handed = file;
}

/** The file that was handed on, once; null for none. */
export function takePassedFile(): File | null {
  const file = handed;
  handed = null;
  return file;
}
