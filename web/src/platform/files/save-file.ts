/** Hands a file to the browser's downloads; nothing leaves the device. */
export function saveFile({
  name,
  text,
  type,
}: {
  name: string;
  text: string | Blob | Uint8Array<ArrayBuffer>;
  type: string;
}): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
