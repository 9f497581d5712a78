import { amount, METRIC_COLUMNS, listed } from './totals-sql.ts';

/** Deleting the zones has everything counted once more, by these functions, before the first call of a process. */
export const rowsAddUp = `
    -- The discounts of an order, each with its share of what all of them took off; the last one's makes the whole 1.
    create function sales_discounts(facts jsonb) returns table (name text, share numeric)
      language sql immutable parallel safe as $body$
      with named as (
        select left(coalesce(nullif(one #>> '{coupon,code}', ''), nullif(one #>> '{coupon,name}', ''),
            nullif(one #>> '{discountRule,name,original}', ''), nullif(one #>> '{merchantDiscount,description}', ''),
            nullif(one #>> '{discountRule,id}', ''), 'MERCHANT'), 200) as name,
          sum(${amount(`coalesce(one -> 'coupon', one -> 'merchantDiscount', one -> 'discountRule') -> 'amount'`)}) as off
        from jsonb_array_elements(${listed(`facts -> 'appliedDiscounts'`)}) as one
        group by 1),
      weighed as (
        select name, row_number() over (order by name collate "C" desc) as place,
          round(coalesce(off / nullif(sum(off) over (), 0), 1.0 / count(*) over ()), 12) as weight
        from named)
      select name, case when place = 1 then 1 - (sum(weight) over () - weight) else weight end from weighed
    $body$;

    -- What an approved order adds to its day: to the whole, to each product, discount and tax rate. An order is split
    -- among its discounts by what each took off, so that the rows of every report add up to the whole. The tax that
    -- comes on top of the prices is summed apart from all tax.
    create or replace function sales_of_order(zone text, status text, purchased_date text, currency text,
      country text, channel text, facts jsonb) returns table (${METRIC_COLUMNS}) language sql stable parallel safe as $body$
      with fact as (
        select sales_day(purchased_date, zone) as on_day, left(coalesce(country, ''), 200) as place, *
        from jsonb_to_record(facts) as parts ("lineItems" jsonb, "priceSummary" jsonb, cost jsonb,
          "additionalFees" jsonb, "taxIncludedInPrices" jsonb, billed jsonb)
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
      shared as (
        select whole.*, name, coalesce(share, 1) as part from whole left join sales_discounts(facts) on true),
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
      select 'discount', on_day, coalesce(name, ''), '', 1::bigint, pieces * part, items * part, discounts * part,
        delivery * part, tax * part, total * part, 0
      from shared
      union all
      select 'order-added-tax', on_day, place, left(coalesce(channel, ''), 200), 0::bigint, 0, 0, 0, 0, tax, 0, 0
      from whole where not included and tax <> 0
      union all
      select 'product-added-tax', on_day, product, '', 0::bigint, 0, 0, 0, 0, sum(line.after - line.before), 0, 0
      from line cross join whole where not included group by on_day, product
      union all
      select 'discount-added-tax', on_day, coalesce(name, ''), '', 0::bigint, 0, 0, 0, 0, tax * part, 0, 0
      from shared where not included and tax <> 0
      union all
      select 'tax', on_day, coalesce(nullif(place, ''), left(billed #>> '{}', 200), ''), rate, 0::bigint, 0, 0, 0, 0,
        amount, 0, 0
      from whole cross join lateral (select billed from fact) as bill cross join lateral (
        select rate, taxed.tax as amount from taxed where (select sum(taxed.tax) from taxed) = whole.tax
        union all select '', whole.tax where (select sum(taxed.tax) from taxed) is distinct from whole.tax) as rates
      where amount <> 0
    $body$;

    create or replace function sales_of_refunds(zone text, status text, purchased_date text, currency text,
      country text, channel text, facts jsonb, money jsonb) returns table (${METRIC_COLUMNS}) language sql stable parallel safe as $body$
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
        -round(sale.tax * amount / nullif(whole, 0), 4), 0, 0
      from returned
        cross join lateral sales_of_order(zone, case when amount is not null then status end, purchased_date, currency,
          country, channel, facts) as sale
        cross join lateral (select ${amount(`facts #> '{priceSummary,total}'`)} as whole) as summary
      where sale.kind = 'tax' and whole <> 0
      union all
      select 'discount', on_day, coalesce(name, ''), '', 0::bigint, 0, 0, 0, 0, 0, 0, amount * coalesce(share, 1)
      from returned left join sales_discounts(facts) on true
      where amount is not null
      union all
      select 'product', on_day, left(coalesce(line #>> '{catalogReference,catalogItemId}', ''), 200), '', 0::bigint,
        0, 0, 0, 0, 0, 0, ${amount(`back -> 'totalRefundedAmount'`)}
      from returned
        cross join lateral jsonb_array_elements(${listed(`refund #> '{summary,breakdown,lineItems}'`)}) as back
        cross join lateral (select one as line from jsonb_array_elements(${listed(`facts -> 'lineItems'`)}) as one
          where one ->> 'id' = back ->> 'lineItemId' limit 1) as found
      where amount is not null and all_done
    $body$;

    delete from sales_zones;`;
