import manifest from '../../package.json' with { type: 'json' };

/** Of the product, as its package says it. */
export const VERSION: string = manifest.version;
