/** The provider of the gateway's own resources, for a desk that none of the first page's calls is for. */
export const restDesk = async () => (await import('./rest-provider.ts')).restProvider;
