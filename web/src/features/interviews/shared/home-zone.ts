/** The IANA zone of this device. */
export function homeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
