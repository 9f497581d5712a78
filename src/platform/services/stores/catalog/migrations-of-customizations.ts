import type { Migrations } from '#database/database.ts';

/** Of the customizations that options and modifiers of products refer to. */
export const customizationMigrations: Migrations = {
  '015-customizations': `
    alter table products
      add column modifiers_id jsonb not null generated always as (jsonb_path_query_array(doc, 'lax $."modifiers"."id"[*]'::jsonpath)) stored,
      add column options_id jsonb not null generated always as (jsonb_path_query_array(doc, 'lax $."options"."id"[*]'::jsonpath)) stored;
    create index products_options_id_list on products using gin (options_id jsonb_path_ops);
    create index products_modifiers_id_list on products using gin (modifiers_id jsonb_path_ops);
    create table customizations (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      created_date text collate "C" not null generated always as (doc #>> '{"createdDate"}'::text[]) stored,
      updated_date text collate "C" generated always as (doc #>> '{"updatedDate"}'::text[]) stored,
      name text collate "C" not null generated always as (doc #>> '{"name"}'::text[]) stored,
      customization_type text collate "C" not null generated always as (doc #>> '{"customizationType"}'::text[]) stored,
      customization_render_type text collate "C" not null generated always as (doc #>> '{"customizationRenderType"}'::text[]) stored,
      primary key (site_id, id));
    create index customizations_created_date on customizations (site_id, created_date nulls first, id nulls first);
    create index customizations_name on customizations (site_id, name nulls first, id nulls first);
    create index customizations_name_prefix on customizations (site_id, (platform_lower(name)));`,
  // Each product had options of its own. Those that say the same refer to the same from now on; where two products say
  // otherwise by the same name, such as another red, each keeps its own.
  '016-customizations-of-products': `
    create table connected_said as
      select products.site_id, products.id as product_id, type, n, one ->> 'name' as name, render_type,
        nullif(one ->> 'id', '') as id, one -> 'freeTextSettings' as free_text, created_date as date,
        coalesce(one #> '{choicesSettings,choices}', '[]') as choices
      from products cross join lateral (
        select 'PRODUCT_OPTION' as type, n, one, one ->> 'optionRenderType' as render_type
          from jsonb_array_elements(jsonb_path_query_array(doc, 'lax $.options[*]')) with ordinality as each (one, n)
        union all select 'MODIFIER', n, one, one ->> 'modifierRenderType'
          from jsonb_array_elements(jsonb_path_query_array(doc, 'lax $.modifiers[*]')) with ordinality as each (one, n)) as each
      where coalesce(one ->> 'name', '') <> '' and render_type is not null;
    create table choices_said as
      select site_id, product_id, type, n, said.name as owner, render_type, place, date, choice ->> 'name' as name,
        nullif(choice ->> 'choiceId', '') as id, choice ->> 'addedPrice' as price,
        choice - array['choiceId', 'name', 'key', 'inStock', 'visible', 'linkedMedia', 'media', 'displayImage', 'addedPrice'] as value
      from connected_said as said cross join lateral jsonb_array_elements(choices) with ordinality as each (choice, place)
      where coalesce(choice ->> 'name', '') <> '';
    create table at_odds as
      select site_id, type, owner, render_type from choices_said group by 1, 2, 3, 4
        having count(distinct (name, value)) > count(distinct name) or count(distinct name) > 1000
      union select site_id, type, name, render_type from connected_said group by 1, 2, 3, 4
        having count(distinct coalesce(free_text, '{}')) > 1;
    alter table connected_said add column alone text not null default '', add column meant text;
    update connected_said as said set alone = product_id from at_odds as odd
      where odd.site_id = said.site_id and odd.type = said.type and odd.owner = said.name and odd.render_type = said.render_type;
    create table connected_made as
      select site_id, type, name, render_type, alone, free_text, date, case when id is not null
          and row_number() over (partition by site_id, id order by date, name, alone) = 1 then id else gen_random_uuid()::text end as id
      from (
        select site_id, type, name, render_type, alone, min(id) as id, (array_agg(free_text order by date))[1] as free_text, min(date) as date
        from connected_said group by 1, 2, 3, 4, 5) as grouped;
    update connected_said as said set meant = made.id from connected_made as made
      where made.site_id = said.site_id and made.type = said.type and made.name = said.name
        and made.render_type = said.render_type and made.alone = said.alone;
    create table choices_made as
      select site_id, meant, name, value, price, place, date, case when id is not null
          and row_number() over (partition by site_id, id order by date, meant) = 1 then id else gen_random_uuid()::text end as id
      from (
        select one.site_id, said.meant, one.name, min(one.id) as id, (array_agg(one.value order by one.date))[1] as value,
          max(one.price) as price, min(one.place) as place, min(one.date) as date
        from choices_said as one join connected_said as said on said.site_id = one.site_id
          and said.product_id = one.product_id and said.type = one.type and said.n = one.n
        group by 1, 2, 3) as grouped;
    insert into customizations (site_id, id, doc)
      select site_id, id, jsonb_build_object('id', id, 'revision', '1', 'createdDate', date, 'updatedDate', date, 'name', name,
          'key', name, 'customizationType', type, 'customizationRenderType', render_type)
        || case when render_type = 'FREE_TEXT' then jsonb_build_object('freeTextInput', coalesce(free_text, '{}'))
          else jsonb_build_object('choicesSettings', jsonb_build_object('sortOrder', 'DEFAULT', 'choices', coalesce((
            select jsonb_agg(value || jsonb_build_object('id', choice.id, 'name', choice.name, 'key', choice.name)
                || case when type = 'MODIFIER' and price is not null then jsonb_build_object('defaultAddedPrice', price) else '{}' end
              order by choice.date, choice.place, choice.name)
            from choices_made as choice where choice.site_id = made.site_id and choice.meant = made.id), '[]'))) end
      from connected_made as made;
    create index connected_said_by_product on connected_said (site_id, product_id);
    create index choices_made_by_name on choices_made (site_id, meant, name);
    create table to_change as
      select distinct said.site_id, said.product_id from connected_said as said
        left join choices_said as one on one.site_id = said.site_id and one.product_id = said.product_id
          and one.type = said.type and one.n = said.n
        left join choices_made as made on made.site_id = said.site_id and made.meant = said.meant and made.name = one.name
      where said.id is distinct from said.meant or one.id is distinct from made.id;
    create function connected_after(products, text, jsonb) returns jsonb language sql stable as $body$
      select coalesce(jsonb_agg(case when said.meant is null then one else one || jsonb_build_object('id', said.meant, 'key', said.name)
        || case when one #> '{choicesSettings,choices}' is null then '{}' else jsonb_build_object('choicesSettings', (one -> 'choicesSettings')
          || jsonb_build_object('choices', coalesce((
            select jsonb_agg(choice || jsonb_build_object('choiceId', coalesce(made.id, choice ->> 'choiceId'), 'key', choice ->> 'name') order by each.place)
            from jsonb_array_elements(one #> '{choicesSettings,choices}') with ordinality as each (choice, place)
              left join choices_made as made on made.site_id = said.site_id and made.meant = said.meant
                and made.name = choice ->> 'name'), '[]'))) end end order by each.n), '[]')
      from jsonb_array_elements($3) with ordinality as each (one, n)
        left join connected_said as said on said.site_id = $1.site_id and said.product_id = $1.id and said.type = $2 and said.n = each.n
      $body$;
    update products set doc = jsonb_set(jsonb_set(doc, '{options}', connected_after(products, 'PRODUCT_OPTION', doc -> 'options')),
        '{variantsInfo,variants}', coalesce((
          select jsonb_agg(variant || jsonb_build_object('choices', coalesce((
              select jsonb_agg(case when made.id is null then choice else choice || jsonb_build_object('optionChoiceIds',
                jsonb_build_object('optionId', said.meant, 'choiceId', made.id)) end order by k)
              from jsonb_array_elements(variant -> 'choices') with ordinality as each (choice, k)
                left join connected_said as said on said.site_id = products.site_id and said.product_id = products.id
                  and said.type = 'PRODUCT_OPTION' and said.name = choice #>> '{optionChoiceNames,optionName}'
                left join choices_made as made on made.site_id = said.site_id and made.meant = said.meant
                  and made.name = choice #>> '{optionChoiceNames,choiceName}'), '[]')) order by v)
          from jsonb_array_elements(doc #> '{variantsInfo,variants}') with ordinality as each (variant, v)), '[]'))
      from to_change where to_change.site_id = products.site_id and to_change.product_id = products.id
        and jsonb_typeof(doc -> 'options') = 'array';
    update products set doc = jsonb_set(doc, '{modifiers}', connected_after(products, 'MODIFIER', doc -> 'modifiers'))
      from to_change where to_change.site_id = products.site_id and to_change.product_id = products.id
        and jsonb_typeof(doc -> 'modifiers') = 'array';
    drop function connected_after(products, text, jsonb);
    drop table connected_said, choices_said, at_odds, connected_made, choices_made, to_change;`,
};
