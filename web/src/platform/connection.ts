/** Whether the browser believes it is connected. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls back when the connection comes or goes; answers how to stop. */
export function onConnection(callback: () => void): () => void {
  window.addEventListener('online', callback);
  window.addEventListener('offline', callback);
  return () => {
    window.removeEventListener('online', callback);
    window.removeEventListener('offline', callback);
  };
}
