import type { ShopFigures } from './measure-shop.ts';
import type { Section } from './report.ts';
import type { RushFigures } from './rush.ts';
import { comparison, lines, memoryLine, number } from './tables.ts';

const rushTable = (rush: RushFigures): string =>
  lines([
    { name: 'shoppers who press Pay in the same moment, every fourth of them twice', value: number(rush.shoppers) },
    { name: 'pieces there are', value: number(rush.pieces) },
    { name: 'paid', value: number(rush.paid) },
    { name: 'told that it is sold out', value: number(rush.refused) },
    { name: 'told anything else', value: number(rush.others.length) },
    { name: 'pieces left', value: number(rush.piecesLeft) },
    { name: 'sold more often than there were pieces', value: number(rush.oversold) },
    { name: 'orders lost', value: number(rush.lost) },
    { name: 'orders or numbers doubled', value: number(rush.doubled) },
    { name: 'from the first press to the last answer', value: `${rush.seconds.toFixed(1)} s` },
  ]); // prettier-ignore

export const shopIntroduction: Section = {
  heading: '## The shop',
  text: [
    'As a visitor, with the calls of the shop’s pages. A *checkout* is a new visitor’s token, a piece into the cart, a checkout of it, its address, the choice of a way of delivery, the card’s token and the payment: eight calls, the order placed and paid at the end. *Bare* makes four of it, with one statement each: cart, checkout, address, and one that takes the piece from the stock and writes order, number and payment; no tokens, taxes, delivery, discounts, events, mails or gateway. Its cart totals are the sum of price times quantity and a look at the stock; its search knows no misspelling; the counts of its shelf come from one statement.',
  ],
};

export const shopSection = ({ engine, products, scenarios, rush, memory }: ShopFigures): Section => ({
  heading: `### The shop on ${engine}`,
  text: [
    `${number(products)} products with ${number(2 * products)} variants.`,
    comparison(scenarios),
    ...(rush ? [rushTable(rush)] : []),
    memoryLine(memory),
  ],
});
