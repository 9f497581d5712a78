import type { Plugin } from 'vite';

/**
 * Builds with the production files of React Router, which differ from its development files in warnings alone.
 * Its `exports` offer the development files under every condition that a bundler sets.
 */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!/^react-router(\/dom)?$/.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (!found?.id.includes('/dist/development/'))
      this.error(`React Router has no development files at ${found?.id}: this plugin is needed no longer.`);
    return found && found.id.replace('/dist/development/', '/dist/production/');
  },
});
