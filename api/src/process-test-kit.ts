/** What a process of the product gets of a test's environment: where programs are, and what Node has compiled. */
export function bareEnv({ PATH = '', NODE_COMPILE_CACHE }: NodeJS.ProcessEnv): Record<string, string> {
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
}
