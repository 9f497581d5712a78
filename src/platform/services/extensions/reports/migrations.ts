import type { Migrations } from '#database/database.ts';
import { rowsAddUp } from './rows-add-up.ts';
import { amount, METRIC_COLUMNS, listed } from './totals-sql.ts';

const MEASURES = ['orders', 'pieces', 'items', 'discounts', 'delivery', 'tax', 'total', 'returned'] as const;

const list = (each: (measure: string) => string): string => MEASURES.map(each).join(', ');

const ORDER = 'status, purchased_date, currency, country, channel, facts';

/** What of an order's row any sum follows from. */
const factsOf = (rows: string, sign: number): string => `select site_id, id, status, purchased_date, currency,
        shipping_info_logistics_shipping_destination_address_country as country, channel_info_type as channel,
        sales_facts(doc) as facts, ${sign} as sign from ${rows}`;

/** Adds to the totals what orders and their money come to; the rows \`changed\` say how often, −1 takes it off. */
const add = (changed: string, totals: string, slot = 'pg_backend_pid()'): string => `
      insert into sales_sums as kept (site_id, kind, day, currency, key, detail, slot, ${list((measure) => measure)})
      select site_id, kind, day, currency, key, detail, ${slot}, ${list((measure) => `sum(sign * ${measure})`)}
      from (
        select changed.site_id, changed.sign, coalesce(changed.currency, '') as currency, sale.*
        from (${changed}) as changed
          join sales_zones using (site_id)
          cross join lateral (${totals}) as sale
        where sale.day is not null) as summed
      group by site_id, kind, day, currency, key, detail
      having ${MEASURES.map((measure) => `sum(sign * ${measure}) <> 0`).join(' or ')}
      on conflict (site_id, kind, day, currency, key, detail, slot)
        do update set ${list((measure) => `${measure} = kept.${measure} + excluded.${measure}`)};`;

const OF_ORDER = `select * from sales_of_order(time_zone, ${ORDER})`;
const OF_PAYMENTS = 'select * from sales_of_payments(time_zone, money)';
const OF_REFUNDS = `select * from sales_of_refunds(time_zone, ${ORDER}, money)`;
const OF_MONEY = `${OF_PAYMENTS} union all ${OF_REFUNDS}`;

const changedOnly = (added: string, missing: string, columns: string): string => `
        select ${columns}, sum(sign) as sign
        from (${added} union all ${missing}) as moves
        group by ${columns} having sum(sign) <> 0`;

const ORDER_COLUMNS = `site_id, id, ${ORDER}`;
const MONEY_COLUMNS = 'site_id, id, doc';
const moneyIn = (rows: string, sign: number): string =>
  `select ${MONEY_COLUMNS}, ${sign} as sign from ${rows}`;
const CHANGED_ORDERS = changedOnly(factsOf('added', 1), factsOf('gone', -1), ORDER_COLUMNS);
const CHANGED_MONEY = changedOnly(moneyIn('added', 1), moneyIn('gone', -1), MONEY_COLUMNS);

// Both halves of an order change one after the other: each takes the other as it stands just then.
const withMoney = (orders: string): string => `
        select sold.*, t.doc as money from (${orders}) as sold
          join order_transactions as t on t.site_id = sold.site_id and t.id = sold.id`;
const withCurrency = (money: string): string => `
        select moved.site_id, o.currency, moved.doc as money, moved.sign from (${money}) as moved
          join orders as o on o.site_id = moved.site_id and o.id = moved.id`;
const withFacts = (money: string): string => `
        select o.site_id, o.id, status, purchased_date, currency,
          shipping_info_logistics_shipping_destination_address_country as country, channel_info_type as channel,
          sales_facts(o.doc) as facts, moved.doc as money, moved.sign
        from (${money}) as moved join orders as o on o.site_id = moved.site_id and o.id = moved.id`;

const ALL_ORDERS = `${factsOf('orders', 1)} where site_id = site`;

/** What changes nothing that is summed up, as most changes do, costs a look. */
const when = (rows: string, ...counted: string[]): string =>
  `if exists (${rows}) then ${counted.join('')} end if;`;

/** Money of a new order is written behind it, and of one that goes is still there. */
const ofOrders = (rows: string, sign: 1 | -1): string => `
        ${when(`select from ${rows} where status = 'APPROVED'`, add(factsOf(rows, sign), OF_ORDER))}
        ${when(withMoney(`select site_id, id from ${rows}`), add(withMoney(factsOf(rows, sign)), OF_MONEY))}`;

/** What was paid in an order is told by its currency alone. */
const ofChangedOrders = when(
  CHANGED_ORDERS,
  add(CHANGED_ORDERS, OF_ORDER),
  when(
    `select from added join order_transactions as t using (site_id, id) where t.doc -> 'refunds' <> '[]'`,
    add(withMoney(CHANGED_ORDERS), OF_REFUNDS),
  ),
  when(
    `select from (select site_id, id, currency from added union all select site_id, id, currency from gone) as moves
          group by site_id, id having min(currency) is distinct from max(currency)`,
    add(withMoney(CHANGED_ORDERS), OF_PAYMENTS),
  ),
);

const hasMoney = (rows: string): string =>
  `select from ${rows} where doc -> 'payments' <> '[]' or doc -> 'refunds' <> '[]'`;
const hasRefunds = (rows: string): string => `select from ${rows} where doc -> 'refunds' <> '[]'`;

const ofMoney = (rows: string, sign: 1 | -1): string =>
  when(
    hasMoney(rows),
    add(withCurrency(moneyIn(rows, sign)), OF_PAYMENTS),
    when(hasRefunds(rows), add(withFacts(moneyIn(rows, sign)), OF_REFUNDS)),
  );

const ofChangedMoney = `${add(withCurrency(CHANGED_MONEY), OF_PAYMENTS)}
        ${when(`${hasRefunds('added')} union all ${hasRefunds('gone')}`, add(withFacts(CHANGED_MONEY), OF_REFUNDS))}`;

const counting = (
  name: string,
  table: string,
  statements: Record<'insert' | 'delete' | 'update', string>,
) => `
    create function ${name}() returns trigger language plpgsql set jit = off as $body$
    begin
      if tg_op = 'INSERT' then ${statements.insert}
      elsif tg_op = 'DELETE' then ${statements.delete}
      else ${statements.update}
      end if;
      return null;
    end $body$;
    create trigger sales_insert after insert on ${table}
      referencing new table as added for each statement execute function ${name}();
    create trigger sales_delete after delete on ${table}
      referencing old table as gone for each statement execute function ${name}();
    create trigger sales_update after update on ${table}
      referencing old table as gone new table as added for each statement execute function ${name}();`;

export const migrations: Migrations = {
  '001-sales-sums': `
    create table sales_zones (site_id text collate "C" primary key, time_zone text not null);
    create table sales_sums (
      site_id text collate "C" not null, kind text collate "C" not null, day date not null,
      currency text collate "C" not null, key text collate "C" not null, detail text collate "C" not null,
      slot integer not null,
      orders bigint not null, pieces numeric not null, items numeric not null, discounts numeric not null,
      delivery numeric not null, tax numeric not null, total numeric not null, returned numeric not null,
      primary key (site_id, kind, day, currency, key, detail, slot)) with (fillfactor = 50);

    -- The day of a moment in the shop's zone; null where the text is none. Never fails: an order is written all the same.
    create function sales_day(moment text, zone text) returns date language sql stable parallel safe
      return case when moment ~ '^[1-9][0-9]{3}-(0[1-9]|1[0-2])-[0-3][0-9]T[0-2][0-9]:[0-5][0-9](:[0-6][0-9]([.][0-9]+)?)?(Z|[+-][0-2][0-9]:[0-5][0-9])?$'
        then (((left(moment, 7) || '-01')::timestamp + (substr(moment, 9, 2)::integer - 1) * interval '1 day'
          + substr(moment, 12, 5)::interval - coalesce(substring(moment from '[+-][0-9]{2}:[0-9]{2}$'), '00:00')::interval)
          at time zone 'UTC' at time zone zone)::date end;

    -- As platform_decimal, for amounts of a likely length: a tenth of its cost, and there are dozens in an order.
    create function sales_amount(value text) returns numeric language sql immutable strict parallel safe
      return case when length(value) < 40 and value ~ '^-?[0-9]+([.][0-9]+)?$' then value::numeric end;

    create function sales_facts(doc jsonb) returns jsonb language sql immutable parallel safe
    return (select jsonb_strip_nulls(jsonb_build_object('lineItems', "lineItems", 'priceSummary', "priceSummary",
        'appliedDiscounts', "appliedDiscounts", 'cost', "shippingInfo" -> 'cost', 'additionalFees', "additionalFees",
        'taxIncludedInPrices', "taxIncludedInPrices", 'billed', "billingInfo" #> '{address,country}'))
      from jsonb_to_record(doc) as facts ("lineItems" jsonb, "priceSummary" jsonb, "appliedDiscounts" jsonb,
        "shippingInfo" jsonb, "additionalFees" jsonb, "taxIncludedInPrices" jsonb, "billingInfo" jsonb));

    -- What an order that stands adds to its day: to the whole, to each product, discount and tax rate.
    create function sales_of_order(zone text, status text, purchased_date text, currency text, country text,
      channel text, facts jsonb) returns table (${METRIC_COLUMNS}) language sql stable parallel safe as $body$
      with fact as (
        select sales_day(purchased_date, zone) as on_day, left(coalesce(country, ''), 200) as place, *
        from jsonb_to_record(facts) as parts ("lineItems" jsonb, "priceSummary" jsonb, "appliedDiscounts" jsonb,
          cost jsonb, "additionalFees" jsonb, "taxIncludedInPrices" jsonb, billed jsonb)
        where status = 'APPROVED'),
      line as (
        select left(coalesce("catalogReference" ->> 'catalogItemId', ''), 200) as product, piece.n as pieces,
          piece.n * coalesce(sales_amount("priceBeforeDiscounts" #>> '{amount}'), piece.price,
            piece.net / nullif(piece.n, 0), 0) as items,
          piece.net, coalesce(after, piece.net) as after, coalesce(before, after, piece.net) as before
        from fact cross join jsonb_to_recordset(${listed('"lineItems"')}) as each (quantity jsonb,
            "catalogReference" jsonb, price jsonb, "priceBeforeDiscounts" jsonb, "lineItemPrice" jsonb,
            "totalPriceAfterTax" jsonb, "totalPriceBeforeTax" jsonb)
          cross join lateral (select coalesce(sales_amount(quantity #>> '{}'), 1) as n,
            sales_amount(price #>> '{amount}') as unit) as given
          cross join lateral (select n, unit as price,
            coalesce(sales_amount("lineItemPrice" #>> '{amount}'), n * unit, 0) as net,
            sales_amount("totalPriceAfterTax" #>> '{amount}') as after,
            sales_amount("totalPriceBeforeTax" #>> '{amount}') as before) as piece),
      lines as (
        select coalesce(sum(pieces), 0) as pieces, coalesce(sum(items), 0) as items, coalesce(sum(net), 0) as net
        from line),
      whole as (
        select on_day, place, pieces,
          coalesce(sales_amount("priceSummary" #>> '{subtotal,amount}'), net) + items - net as items,
          ${amount(`"priceSummary" -> 'discount'`)} + items - net as discounts,
          ${amount(`"priceSummary" -> 'shipping'`)} as delivery,
          ${amount(`"priceSummary" -> 'tax'`)} as tax,
          ${amount(`"priceSummary" -> 'total'`)} as total,
          coalesce("taxIncludedInPrices" = 'true', false) as included
        from fact cross join lines),
      discount as (
        select left(coalesce(nullif(one #>> '{coupon,code}', ''), nullif(one #>> '{coupon,name}', ''),
            nullif(one #>> '{discountRule,name,original}', ''), nullif(one #>> '{merchantDiscount,description}', ''),
            nullif(one #>> '{discountRule,id}', ''), 'MERCHANT'), 200) as name,
          sum(${amount(`coalesce(one -> 'coupon', one -> 'merchantDiscount', one -> 'discountRule') -> 'amount'`)}) as off
        from fact cross join jsonb_array_elements(${listed('"appliedDiscounts"')}) as one
        group by 1),
      taxed as (
        select coalesce(trim_scale(100 * sales_amount(coalesce(part #>> '{taxInfo,taxRate}',
            part #>> '{taxDetails,taxRate}')))::text, '') as rate,
          sum(${amount(`coalesce(part #> '{taxInfo,taxAmount}', part #> '{taxDetails,totalTax}')`)}) as tax
        from fact cross join lateral (
          select one as part from jsonb_array_elements(${listed('"lineItems"')}) as one
          union all select cost
          union all select one from jsonb_array_elements(${listed('"additionalFees"')}) as one) as parts
        group by 1)
      select 'order', on_day, place, left(coalesce(channel, ''), 200), 1::bigint, pieces, items, discounts, delivery,
        tax, total, 0::numeric from whole
      union all
      select 'product', on_day, product, '', 1::bigint, sum(line.pieces), sum(line.items),
        sum(line.items - case when included then line.after else line.before end), 0, sum(line.after - line.before),
        sum(line.after), 0
      from line cross join whole group by on_day, product
      union all
      select 'discount', on_day, coalesce(name, ''), '', 1::bigint, pieces, items, coalesce(off, discounts), delivery,
        tax, total, 0
      from whole left join discount on true
      union all
      select 'tax', on_day, coalesce(nullif(place, ''), left(billed #>> '{}', 200), ''), rate, 0::bigint, 0, 0, 0, 0,
        amount, 0, 0
      from whole cross join lateral (select billed from fact) as bill cross join lateral (
        select rate, taxed.tax as amount from taxed where (select sum(taxed.tax) from taxed) = whole.tax
        union all select '', whole.tax where (select sum(taxed.tax) from taxed) is distinct from whole.tax) as rates
      where amount <> 0
    $body$;

    -- What came in and went back for an order, each on its own day, whatever became of the order.
    create function sales_of_payments(zone text, money jsonb) returns table (${METRIC_COLUMNS})
      language sql stable parallel safe as $body$
      with fact as (
        select ${listed('payments')} as payments, ${listed('refunds')} as refunds
        from jsonb_to_record(money) as parts (payments jsonb, refunds jsonb)),
      payment as (
        select one ->> 'id' as id, one ->> 'status' as state, ${amount(`one -> 'amount'`)} as amount,
          coalesce((select taken ->> 'createdDate' from jsonb_array_elements(
              ${listed(`one #> '{regularPaymentDetails,authorizationDetails,captures}'`)}) as taken
            where taken ->> 'status' = 'SUCCEEDED' limit 1), one ->> 'createdDate') as moment,
          case when one ? 'giftcardPaymentDetails' then 'GIFT_CARD'
            when one ? 'membershipPaymentDetails' then 'MEMBERSHIP'
            when one #>> '{regularPaymentDetails,offlinePayment}' = 'true' then 'OFFLINE' else 'ONLINE' end as provider,
          left(coalesce(one #>> '{regularPaymentDetails,paymentMethod}',
            one #>> '{regularPaymentDetails,paymentMethodName,buyerLanguageName}', ''), 200) as method
        from fact cross join jsonb_array_elements(payments) as one),
      refund as (
        select given ->> 'createdDate' as moment, part ->> 'paymentId' as payment, ${amount(`part -> 'amount'`)} as amount
        from fact cross join jsonb_array_elements(refunds) as given
          cross join jsonb_array_elements(${listed(`given -> 'transactions'`)}) as part
        where part ->> 'refundStatus' = 'SUCCEEDED')
      select 'payout', sales_day(moment, zone), provider, method, count(*), 0::numeric, 0::numeric, 0::numeric,
        0::numeric, 0::numeric, sum(amount), 0::numeric
      from payment where provider <> 'MEMBERSHIP' and (state in ('APPROVED', 'REFUNDED', 'PARTIALLY_REFUNDED')
        or state = 'VOIDED' and exists (select from refund where refund.payment = payment.id))
      group by 2, 3, 4
      union all
      select 'payout', sales_day(refund.moment, zone), coalesce(provider, 'OFFLINE'), coalesce(method, ''), 0::bigint,
        count(*), 0, 0, 0, 0, 0, sum(refund.amount)
      from refund left join payment on payment.id = refund.payment
      where provider is distinct from 'MEMBERSHIP' group by 2, 3, 4
    $body$;

    -- What was paid back for an order that stands, on the day it was.
    create function sales_of_refunds(zone text, status text, purchased_date text, currency text, country text,
      channel text, facts jsonb, money jsonb) returns table (${METRIC_COLUMNS}) language sql stable parallel safe as $body$
      with returned as (
        select refund, sales_day(refund ->> 'createdDate', zone) as on_day,
          (select sum(${amount(`part -> 'amount'`)}) from jsonb_array_elements(transactions) as part
            where part ->> 'refundStatus' = 'SUCCEEDED') as amount,
          not exists (select from jsonb_array_elements(transactions) as part
            where part ->> 'refundStatus' is distinct from 'SUCCEEDED') as all_done
        from jsonb_array_elements(${listed(`money -> 'refunds'`)}) as refund
          cross join lateral (select ${listed(`refund -> 'transactions'`)} as transactions) as given
        where status = 'APPROVED')
      select 'order', on_day, left(coalesce(country, ''), 200), left(coalesce(channel, ''), 200), 0::bigint,
        0::numeric, 0::numeric, 0::numeric, 0::numeric, 0::numeric, 0::numeric, amount
      from returned where amount is not null
      union all
      select sale.kind, on_day, sale.key, sale.detail, 0::bigint, 0, 0, 0, 0,
        case when sale.kind = 'tax' then -round(sale.tax * amount / nullif(whole, 0), 4) else 0 end, 0,
        case when sale.kind = 'discount' then amount else 0 end
      from returned
        cross join lateral sales_of_order(zone, case when amount is not null then status end, purchased_date, currency,
          country, channel, facts) as sale
        cross join lateral (select ${amount(`facts #> '{priceSummary,total}'`)} as whole) as summary
      where sale.kind in ('tax', 'discount') and (sale.kind = 'discount' or whole <> 0)
      union all
      select 'product', on_day, left(coalesce(line #>> '{catalogReference,catalogItemId}', ''), 200), '', 0::bigint,
        0, 0, 0, 0, 0, 0, ${amount(`back -> 'totalRefundedAmount'`)}
      from returned
        cross join lateral jsonb_array_elements(${listed(`refund #> '{summary,breakdown,lineItems}'`)}) as back
        cross join lateral (select one as line from jsonb_array_elements(${listed(`facts -> 'lineItems'`)}) as one
          where one ->> 'id' = back ->> 'lineItemId' limit 1) as found
      where amount is not null and all_done
    $body$;

    create function sales_count_anew(site text, zone text) returns void language plpgsql set jit = off as $body$
    begin
      delete from sales_sums where site_id = site;
      insert into sales_zones as kept values (site, zone) on conflict (site_id) do update set time_zone = zone;
      ${add(ALL_ORDERS, OF_ORDER, '0')}
      ${add(withMoney(ALL_ORDERS), OF_MONEY, '0')}
    end $body$;
    ${counting('sales_of_orders_count', 'orders', {
      insert: ofOrders('added', 1),
      delete: ofOrders('gone', -1),
      update: ofChangedOrders,
    })}
    ${counting('sales_of_transactions_count', 'order_transactions', {
      insert: ofMoney('added', 1),
      delete: ofMoney('gone', -1),
      update: ofChangedMoney,
    })}`,
  '002-exchange-rates': `
    create table exchange_rates (
      site_id text collate "C" not null, base text collate "C" not null, currency text collate "C" not null,
      day date not null, rate numeric not null, primary key (site_id, base, currency, day));`,
  // Planning the two statements takes longer than finding out that a new site has no order.
  '003-count-orders-if-any': `
    create or replace function sales_count_anew(site text, zone text) returns void language plpgsql set jit = off as $body$
    begin
      delete from sales_sums where site_id = site;
      insert into sales_zones as kept values (site, zone) on conflict (site_id) do update set time_zone = zone;
      if exists (select from orders where site_id = site) then
        ${add(ALL_ORDERS, OF_ORDER, '0')}
        ${add(withMoney(ALL_ORDERS), OF_MONEY, '0')}
      end if;
    end $body$;`,
  // Not strict: PostgreSQL calls a strict function each time where it would otherwise write its body into the query.
  '004-amount-inline': `
    create or replace function sales_amount(value text) returns numeric language sql immutable parallel safe
      return case when length(value) < 40 and value ~ '^-?[0-9]+([.][0-9]+)?$' then value::numeric end;`,
  '005-rows-add-up': rowsAddUp,
};
