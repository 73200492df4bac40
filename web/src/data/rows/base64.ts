/** Bytes that one call of String.fromCharCode takes on every browser; a multiple of three, so that pieces join. */
const piece = 0x6000;

/** Bytes as Base64 text, the form in which documents are in their rows and in backups. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += piece)
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + piece)));
  return text;
}

/** The bytes again; throws a DOMException for a text that is no Base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
