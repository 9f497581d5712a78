import type { Migrations } from '#database/database.ts';

/** Of brands, ribbons and info sections. */
export const attributeMigrations: Migrations = {
  '010-attributes': `
    alter table products
      add column additional_ribbons_id jsonb not null generated always as (jsonb_path_query_array(doc, 'lax $."additionalRibbons"."id"[*]'::jsonpath)) stored,
      add column brand_id text collate "C" generated always as (doc #>> '{"brand","id"}'::text[]) stored,
      add column info_sections_id jsonb not null generated always as (jsonb_path_query_array(doc, 'lax $."infoSections"."id"[*]'::jsonpath)) stored,
      add column ribbon_id text collate "C" generated always as (doc #>> '{"ribbon","id"}'::text[]) stored;
    create index products_ribbon_id on products (site_id, ribbon_id nulls first, id nulls first);
    create index products_brand_id on products (site_id, brand_id nulls first, id nulls first);
    create index products_additional_ribbons_id_list on products using gin (additional_ribbons_id jsonb_path_ops);
    create index products_info_sections_id_list on products using gin (info_sections_id jsonb_path_ops);
    create table brands (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      name text collate "C" not null generated always as (doc #>> '{"name"}'::text[]) stored,
      primary key (site_id, id));
    create index brands_created_date on brands (site_id, created_date nulls first, id nulls first);
    create index brands_name on brands (site_id, name nulls first, id nulls first);
    create index brands_name_prefix on brands (site_id, (platform_lower(name)));
    create table ribbons (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      name text collate "C" not null generated always as (doc #>> '{"name"}'::text[]) stored,
      primary key (site_id, id));
    create index ribbons_created_date on ribbons (site_id, created_date nulls first, id nulls first);
    create index ribbons_name on ribbons (site_id, name nulls first, id nulls first);
    create index ribbons_name_prefix on ribbons (site_id, (platform_lower(name)));
    create table info_sections (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      unique_name text collate "C" not null generated always as (doc #>> '{"uniqueName"}'::text[]) stored,
      title text collate "C" not null generated always as (doc #>> '{"title"}'::text[]) stored,
      primary key (site_id, id));
    create index info_sections_created_date on info_sections (site_id, created_date nulls first, id nulls first);
    create index info_sections_unique_name on info_sections (site_id, unique_name nulls first, id nulls first);
    create index info_sections_title on info_sections (site_id, title nulls first, id nulls first);
    create index info_sections_unique_name_prefix on info_sections (site_id, (platform_lower(unique_name)));
    create index info_sections_title_prefix on info_sections (site_id, (platform_lower(title)));`,
  // Products said what they are branded by in their own words; those that say the same refer to the same from now on.
  '011-attributes-of-products': `
    insert into brands (site_id, id, doc)
      select site_id, id, jsonb_build_object('id', id, 'revision', '1', 'createdDate', date, 'updatedDate', date, 'name', name)
      from (
        select site_id, name, date, case when id is not null
          and row_number() over (partition by site_id, id order by name) = 1 then id else gen_random_uuid()::text end as id
        from (
          select site_id, trim(doc #>> '{brand,name}') as name, min(nullif(doc #>> '{brand,id}', '')) as id, min(created_date) as date
          from products where trim(coalesce(doc #>> '{brand,name}', '')) <> '' group by 1, 2) as named) as found;
    update products set doc = jsonb_set(products.doc, '{brand}', jsonb_build_object('id', brands.id, 'name', brands.name))
      from brands where brands.site_id = products.site_id and brands.name = trim(products.doc #>> '{brand,name}');
    update inventory_items as item set doc = jsonb_set(item.doc, '{product,brand}', products.doc -> 'brand')
      from products where products.site_id = item.site_id and products.id = item.product_id
        and products.doc #>> '{brand,name}' is not null;
    insert into ribbons (site_id, id, doc)
      select site_id, id, jsonb_build_object('id', id, 'revision', '1', 'createdDate', date, 'updatedDate', date, 'name', name)
      from (
        select site_id, name, date, case when id is not null
          and row_number() over (partition by site_id, id order by name) = 1 then id else gen_random_uuid()::text end as id
        from (
          select site_id, trim(one ->> 'name') as name, min(nullif(one ->> 'id', '')) as id, min(created_date) as date
          from products cross join lateral (
            select doc -> 'ribbon' as one
            union all select jsonb_path_query(doc, 'lax $.additionalRibbons[*]')) as each
          where trim(coalesce(one ->> 'name', '')) <> '' group by 1, 2) as named) as found;
    update products set doc = jsonb_set(products.doc, '{ribbon}', jsonb_build_object('id', ribbons.id, 'name', ribbons.name))
      from ribbons where ribbons.site_id = products.site_id and ribbons.name = trim(products.doc #>> '{ribbon,name}');
    update products set doc = jsonb_set(doc, '{additionalRibbons}', coalesce((
        select jsonb_agg(jsonb_build_object('id', ribbons.id, 'name', ribbons.name) order by n)
        from jsonb_array_elements(doc -> 'additionalRibbons') with ordinality as each (one, n)
          join ribbons on ribbons.site_id = products.site_id and ribbons.name = trim(one ->> 'name')), '[]'))
      where jsonb_typeof(doc -> 'additionalRibbons') = 'array';
    create table sections_said as
      select site_id, key, title, text, description, date,
        case when row_number() over (partition by site_id, key order by id, title, text) = 1 then key
          else left(key, 80) || ' ' || left(md5(title || ' ' || text), 8) end as unique_name,
        case when id is not null and row_number() over (partition by site_id, id order by key, title, text) = 1 then id
          else gen_random_uuid()::text end as id
      from (
        select site_id, coalesce(nullif(trim(one ->> 'uniqueName'), ''), nullif(trim(one ->> 'title'), ''), 'Info') as key,
          coalesce(nullif(trim(one ->> 'title'), ''), nullif(trim(one ->> 'uniqueName'), ''), 'Info') as title,
          coalesce(one ->> 'plainDescription', '') as text, (array_agg(one -> 'description' order by id))[1] as description,
          min(nullif(one ->> 'id', '')) as id, min(created_date) as date
        from products cross join lateral jsonb_path_query(doc, 'lax $.infoSections[*]') as one
        group by 1, 2, 3, 4) as said;
    insert into info_sections (site_id, id, doc)
      select site_id, id, jsonb_build_object('id', id, 'revision', '1', 'createdDate', date, 'updatedDate', date,
          'uniqueName', unique_name, 'title', title, 'plainDescription', text)
        || case when description is null then '{}'::jsonb else jsonb_build_object('description', description) end
      from sections_said;
    update products set doc = jsonb_set(doc, '{infoSections}', coalesce((
        select jsonb_agg(kept.doc - array['revision', 'createdDate', 'updatedDate'] order by n)
        from jsonb_array_elements(doc -> 'infoSections') with ordinality as each (one, n)
          join sections_said as said on said.site_id = products.site_id
            and said.key = coalesce(nullif(trim(one ->> 'uniqueName'), ''), nullif(trim(one ->> 'title'), ''), 'Info')
            and said.title = coalesce(nullif(trim(one ->> 'title'), ''), nullif(trim(one ->> 'uniqueName'), ''), 'Info')
            and said.text = coalesce(one ->> 'plainDescription', '')
          join info_sections as kept on kept.site_id = said.site_id and kept.id = said.id), '[]'))
      where jsonb_typeof(doc -> 'infoSections') = 'array';
    drop table sections_said;
    create unique index brands_name_unique on brands (site_id, name);
    create unique index ribbons_name_unique on ribbons (site_id, name);
    create unique index info_sections_unique_name_unique on info_sections (site_id, unique_name);`,
};
