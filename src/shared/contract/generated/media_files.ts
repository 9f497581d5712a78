// Written by `npm run generate` from @wix/auto_sdk_media_files 1.0.101.
import type * as schema from '../schema.ts';

export const MediaType = ['UNKNOWN', 'IMAGE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'VECTOR', 'ARCHIVE', 'MODEL3D', 'OTHER', 'ICON', 'FLASH', 'FONT', 'RAW'] as const;
export type MediaType = (typeof MediaType)[number];

export const OperationStatus = ['FAILED', 'READY', 'PENDING'] as const;
export type OperationStatus = (typeof OperationStatus)[number];

export const State = ['OK', 'DELETED'] as const;
export type State = (typeof State)[number];

export const Namespace = ['NO_NAMESPACE', 'OTHERS', 'WIX_VIDEO', 'WIX_MUSIC', 'ALBUMS_AND_ART_STORE', 'WIX_ECOM', 'PHOTO_SHARE_APP', 'SHARING_APP', 'CHAT', 'LOGO_BUILDER', 'ALBUMS_OLD', 'CHAT_MOBILE', 'WIX_FORMS', 'DRAFTS', 'WIX_LEGENDS', 'DATA_RESTRICTED', 'PORTFOLIO', 'LOGOS'] as const;
export type Namespace = (typeof Namespace)[number];

export const IdentityType = ['UNKNOWN', 'ANONYMOUS_VISITOR', 'MEMBER', 'WIX_USER', 'APP'] as const;
export type IdentityType = (typeof IdentityType)[number];

export const Application = ['UNKNOWN_APPLICATION', 'ASCEND', 'BLOG_IMPORTER', 'BLOG_IMPORTER_NEW', 'BRANDING', 'CHAT', 'CHAT_TEST', 'COMMUNITIES', 'COMMUNITIES_NEW', 'CONTACTS', 'DEVZAI', 'DGS', 'DGS_TEST', 'DS_OLSH', 'ENTERPRISE', 'ENTERPRISE_PUBLIC_MEDIA', 'EVENTS_LIVE_VIDEO', 'FILE_SHARING_ONE_APP', 'GET_FEEDBACK', 'HACKATON_2022_YOAV', 'HTML_EDITOR_GDPR', 'LIGHTROOM_PLUGIN', 'MARKETING_CAMPAIGN_CREATIVE_MORNINGS', 'MEDIA_FOR_YOU_BO', 'MEMBERS_AREA', 'MOBILE_APPS_SERVER', 'MULTICHANNEL_CAMPAIGNS', 'PHOTO_ALBUMS', 'PHOTO_STUDIO', 'PIX_UNSPLASH', 'PLATFORMIZED_SITE_MEDIA', 'PMADMIN', 'PMM_ADMIN', 'PRODUCT_CLASSIFIER', 'PRO_GALLERY', 'PRO_GALLERY_EDITOR_WEBAPP', 'REST', 'REVIEWS_WIDGET', 'ROUTER_SERVER', 'SITE_FATHER', 'STORES_POS', 'VIDEO_AS_A_FUNNEL', 'WIXCODE', 'WIXMUSICWIZARD', 'WIXPIX', 'WIXPUBLICMEDIA', 'WIXSTORES_APP', 'WIXWIZ', 'WIX_CHALLENGES', 'WIX_CODE_EDITOR', 'WIX_CODE_VIEWER', 'WIX_ECOMMERCE_CATALOG_WEB', 'WIX_FORM_BUILDER_WEB', 'WIX_FORUM', 'WIX_GROUPS_1', 'WIX_GROUPS_2', 'WIX_MEDIA_EDM', 'WIX_MIGRATION_TOOL', 'WIX_MIGRATION_TOOL_1', 'WIX_NADLAN', 'WIX_ONEAPP_MEMBERS', 'WIX_ONE_APP', 'WIX_RICH_CONTENT', 'WIX_SITES_MIGRATOR', 'WIX_STORES', 'WIX_VIDEO', 'WIX_ZAPIER', 'HARMONY', 'CLOUD_SITE_EXTENSION'] as const;
export type Application = (typeof Application)[number];

export const IdentityInfo = {
  identityType: { values: IdentityType },
  identityId: { type: 'string', format: 'GUID' },
} as const satisfies schema.Message;

export const FileDescriptor = {
  displayName: { type: 'string', maxLength: 255 },
  parentFolderId: { type: 'string', maxLength: 100 },
  labels: { type: 'string', array: true, maxLength: 200, maxSize: 100 },
  internalTags: { type: 'string', array: true, maxLength: 200, maxSize: 100 },
  namespace: { values: Namespace },
  addedBy: { of: IdentityInfo },
} as const satisfies schema.Message;
