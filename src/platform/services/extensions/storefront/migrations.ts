import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-storefront': `
    create table storefront_settings (site_id text collate "C" primary key, doc jsonb not null);`,
  '002-media-uses': `
    insert into media_uses (site_id, entity, entity_id, place, file_id, name)
      select site_id, 'storefront', 'settings', picture.key, picture.value ->> 'id', ''
      from storefront_settings cross join lateral jsonb_each(
        case when jsonb_typeof(doc -> 'brand') = 'object' then doc -> 'brand' else '{}'::jsonb end) as picture
      where picture.key in ('logo', 'darkLogo', 'favicon', 'sharePicture') and picture.value ->> 'id' <> ''
      on conflict do nothing;`,
};
