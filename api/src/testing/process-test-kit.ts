/** What a process of the product gets of a test's environment: where programs are, and how Node starts (run.mjs). */
export function bareEnv({
  PATH = '',
  NODE_COMPILE_CACHE,
  NODE_OPTIONS,
}: NodeJS.ProcessEnv): Record<string, string> {
  return {
    PATH,
    ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
    ...(NODE_OPTIONS && { NODE_OPTIONS }),
  };
}
