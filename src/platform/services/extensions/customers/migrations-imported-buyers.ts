/**
 * The migration that makes customers of the buyers of orders imported before such buyers were known. They are marked as
 * those of a new import are, so that an import can still be undone with them. As any, it does not change once it is released.
 */
export const importedBuyers = `
    with buyers as (
      select distinct on (site_id, email) site_id, email, contact_id from (
        select site_id, platform_lower(btrim(buyer_info_email)) as email, purchased_date, id,
          coalesce(nullif(buyer_info_contact_id, ''), gen_random_uuid()::text) as contact_id
        from orders where doc ->> 'imported' = 'true') as imported
      where email <> '' and length(email) <= 254
        -- What a member typed for an order is theirs only where they have shown that they sign in with it.
        and not exists (select from members
          where members.site_id = imported.site_id and members.contact_id = imported.contact_id and status <> 'OFFLINE'
            and not (login_email = email and coalesce((doc ->> 'loginEmailVerified')::boolean, false)))
      order by site_id, email, purchased_date, id),
    made as (
      insert into known_contacts (site_id, email, contact_id) select site_id, email, contact_id from buyers
      on conflict do nothing returning site_id, email, contact_id)
    insert into imported_contacts (site_id, email, contact_id, created_at)
      select site_id, email, contact_id, now() from made
      on conflict do nothing;`;
