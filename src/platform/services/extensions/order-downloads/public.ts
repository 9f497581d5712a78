/** What other services may use of the digital files that come with orders. */
export { allowAgain, downloadsOf } from './downloads.ts';
export { withDownloads } from './entitle.ts';
