type LaunchQueue = {
  setConsumer: (take: (launched: { files?: readonly { getFile: () => Promise<File> }[] }) => void) => void;
};

/**
 * Calls back with the file that the operating system opens with the installed app (the manifest's `file_handlers`), where
 * there is one. A browser without such a queue never calls.
 */
export function onLaunchedFile(take: (file: File) => void): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    const [first] = files;
    // One that was moved meanwhile is as if none had been opened.
    void first?.getFile().then(take, () => undefined);
  });
}
