/** English in the pseudo-language, as web/compile-catalogs.ts hands it to the product in development: texts by their id, compiled. */
declare module '*.po?pseudo' {
  const texts: import('@lingui/core').Messages;
  export default texts;
}
