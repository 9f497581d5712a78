import type { ShopWindow } from '../../shared/shop-window.ts';
import { message, priceLabel } from '../shell/messages.ts';

export function Facts({ window }: { window: ShopWindow }) {
  const lowest = Math.min(...window.posters.map((poster) => Number(poster.price)));
  const facts = [
    [message('facts.price', { price: priceLabel(String(lowest), window.currency) }), message('facts.sizes')],
    [message('facts.paper'), message('facts.inks')],
    [message('facts.place'), message('facts.order')],
    [message('facts.return'), message('facts.mind')],
  ];
  return (
    <ul className="facts wrap">
      {facts.map(([fact, detail]) => (
        <li key={fact}>
          <b>{fact}</b>
          <span>{detail}</span>
        </li>
      ))}
    </ul>
  );
}
