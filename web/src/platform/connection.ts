/** Whether the browser believes it is connected. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls back when the connection comes or goes; returns how to stop. */
export function onConnection(callback: () => void): () => void {
  window.addEventListener('online', callback);
  window.addEventListener('offline', callback);
  return () => {
    window.removeEventListener('online', callback);
    window.removeEventListener('offline', callback);
  };
}

/** True where the person asked the browser to save data, or the connection is slow: nothing large is fetched unasked. */
export function isDataDear(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}
