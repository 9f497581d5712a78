import type { OperationEntry, PackageContract } from '../schema.ts';
import { message } from './messages.ts';

/** Pages without a merchant's key show these, so visitors read them. */
const READ: Pick<OperationEntry, 'permissions' | 'identities' | 'readOnly'> = {
  permissions: ['WIX_SEO.SEO_TAGS_READ'],
  identities: ['APP'],
  readOnly: true,
};

const MAX_ADDRESS = 2048;
const MAX_NAME = 255;

/** `@wix/auto_sdk_seo_seo-tags`, which `@wix/headless-seo` calls for each page. */
export const seoTags: PackageContract = {
  package: 'seo_seo-tags',
  version: '',
  operations: {
    resolveItemSeoTags: {
      ...READ,
      fqn: 'wix.promote.seo.tags.service.v1.SeoTagsService.ResolveItemSeoTags',
      method: 'GET',
      path: '/promote/seo/v1/resolve-item-seo-tags',
      request: 'ResolveItemSeoTagsRequest',
      reply: 'SeoTagsResponse',
      required: ['itemType', 'slug'],
    },
    resolveStaticPageSeoTags: {
      ...READ,
      fqn: 'wix.promote.seo.tags.service.v1.SeoTagsService.ResolveStaticPageSeoTags',
      method: 'GET',
      path: '/promote/seo/v1/resolve-static-page-seo-tags',
      request: 'ResolveStaticPageSeoTagsRequest',
      reply: 'SeoTagsResponse',
    },
  },
  definitions: {
    ResolveItemSeoTagsRequest: message(
      { pageUrl: 'string', itemType: 'string', slug: 'string' },
      { pageUrl: { maxLength: MAX_ADDRESS }, slug: { minLength: 1, maxLength: MAX_NAME } },
    ),
    ResolveStaticPageSeoTagsRequest: message(
      { pageUrl: 'string', pageName: 'string', seoData: 'SeoSchema' },
      { pageUrl: { maxLength: MAX_ADDRESS }, pageName: { maxLength: MAX_NAME } },
    ),
    SeoTagsResponse: message({ seoTags: 'SeoTags' }),
    SeoTags: message({ id: 'string', tags: 'Tag[]' }),
    SeoSchema: message({ tags: 'Tag[]' }),
    Tag: message({
      type: 'string',
      props: 'struct',
      meta: 'struct',
      children: 'string',
      custom: 'boolean',
      disabled: 'boolean',
    }),
  },
  events: [],
  querySpecs: {},
};
