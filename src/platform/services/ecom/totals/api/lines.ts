import Big from 'big.js';
import { addMoney } from '#shared/money.ts';
import type { PricedLine } from '../pricing.ts';
import type { Bill, BillLine } from '../rules/model.ts';
import { unitPrice } from '../rules/take-off.ts';
import type { WritePrice } from './prices.ts';
import { writeTaxDetails } from './taxes.ts';

function writeLine(line: BillLine, bill: Bill, write: WritePrice): PricedLine {
  const { item, taxed } = line;
  const rules = bill.discounts.flatMap(({ source, lines }) =>
    source.kind === 'rule' && lines.some(({ id }) => id === item.id) ? [source.rule.id] : [],
  );
  return {
    id: item.id,
    prices: {
      price: write(unitPrice(line).toFixed()),
      fullPrice: write(new Big(item.fullPrice).lt(item.price) ? item.price : item.fullPrice),
      priceBeforeDiscounts: write(item.price),
      lineItemPrice: write(line.net),
      totalDiscount: write(addMoney(line.off, line.share)),
      totalPriceBeforeTax: write(taxed.beforeTax),
      totalPriceAfterTax: write(taxed.afterTax),
      taxDetails: writeTaxDetails(taxed, write, bill.facts.currency),
    },
    appliedRules: rules,
  };
}

/** In the order the buyer put them in. */
export const writeLines = (bill: Bill, write: WritePrice): PricedLine[] =>
  bill.facts.items.flatMap(({ id }) => {
    const line = bill.lines.find(({ item }) => item.id === id);
    return line ? [writeLine(line, bill, write)] : [];
  });
