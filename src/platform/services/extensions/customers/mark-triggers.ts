/** Of a transition table's members: what is theirs is told anew. */
const trigger = (name: string, table: string): string => `
    create function ${name}() returns trigger language plpgsql as $body$
    declare touched record;
    begin
      for touched in execute format('select site_id, array_agg(distinct %I) as members from %s group by site_id',
        tg_argv[0], case tg_op when 'INSERT' then 'added' when 'DELETE' then 'gone'
          else '(select * from added union all select * from gone) as changed' end)
      loop perform customers_mark(touched.site_id, touched.members); end loop;
      return null;
    end $body$;
    create trigger ${name}_insert after insert on ${table}
      referencing new table as added for each statement execute function ${name}('COLUMN');
    create trigger ${name}_delete after delete on ${table}
      referencing old table as gone for each statement execute function ${name}('COLUMN');
    create trigger ${name}_update after update on ${table}
      referencing old table as gone new table as added for each statement execute function ${name}('COLUMN');`;

const triggersOf = (table: string, column: string): string =>
  trigger(`customer_${table}_keep`, table).replaceAll('COLUMN', column);

/**
 * The migration that keeps, with the record of every customer, which badges and roles the member has and whether others
 * reported them. As any, it does not change once it is released.
 */
export const markTriggersMigration = `
    -- What others gave a member, and what they say of one.
    create function customer_marks(site text, member text) returns jsonb language plpgsql stable as $body$
    begin
      if member is null then return '{}'; end if;
      return jsonb_strip_nulls(jsonb_build_object(
        'badges', (select jsonb_agg(badge_id order by badge_id) from badge_assignments
          where site_id = site and member_id = member),
        'roles', (select jsonb_agg(role_key order by role_key) from member_roles
          where site_id = site and member_id = member))
        || coalesce((select jsonb_build_object(
            'reported', case when reviewed then 'REVIEWED' else 'OPEN' end, 'reportCount', report_count)
          from reported_members where site_id = site and id = member), '{}'));
    end $body$;

    -- All that is told of one contact, as before, and these.
    alter function customer_told(text, text) rename to customer_told_unmarked;
    create function customer_told(site text, contact text) returns jsonb language plpgsql stable as $body$
    declare told jsonb;
    begin
      told := customer_told_unmarked(site, contact);
      return told || customer_marks(site, told ->> 'memberId');
    end $body$;

    -- Nothing else of them is told anew: a badge may be given to thousands. Held before anything is read, as there.
    create function customers_mark(site text, members text[]) returns void language plpgsql set jit = off as $body$
    begin
      perform from customer_records where site_id = site and member_id = any(members) order by id for update;
      update customer_records as r set doc = told.doc
        from (select id, doc - array['badges', 'roles', 'reported', 'reportCount'] || customer_marks(site, member_id) as doc
          from customer_records where site_id = site and member_id = any(members)) as told
        where r.site_id = site and r.id = told.id and r.doc <> told.doc;
    end $body$;
${triggersOf('badge_assignments', 'member_id')}
${triggersOf('member_roles', 'member_id')}
${triggersOf('reported_members', 'reported_member_id')}

    update customer_records set doc = doc || customer_marks(site_id, member_id)
      where member_id in (select member_id from badge_assignments
        union all select member_id from member_roles
        union all select id from reported_members);`;
