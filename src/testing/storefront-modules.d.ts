/**
 * The two things that only Vite knows and that pages of the shop import, for the tests that draw those pages beside the
 * platform. The declarations are as narrow as the pages allow: `vite/client` would let the server's code use all of Vite.
 */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

interface ImportMeta {
  glob<Module>(
    pattern: `.${string}` | readonly `.${string}`[],
    options?: { import: 'default' },
  ): Record<string, () => Promise<Module>>;
}
