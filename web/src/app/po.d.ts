/** A catalog as web/compile-catalogs.ts hands it to the product: texts by their id, compiled. */
declare module '*.po' {
  const texts: import('@lingui/core').Messages;
  export default texts;
}

declare module '*.po?pseudo' {
  const texts: import('@lingui/core').Messages;
  export default texts;
}
