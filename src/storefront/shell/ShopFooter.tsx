import { message } from './messages.ts';

export function ShopFooter() {
  return (
    <footer className="foot">
      <div className="wrap foot-in">
        <h2>{message('foot.title')}</h2>
        <div className="foot-way">
          <p>{message('foot.lead')}</p>
          <a className="btn" href="/admin">
            {message('hero.backOffice')}
          </a>
        </div>
      </div>
      <div className="wrap">
        <p className="legal">{message('foot.legal')}</p>
      </div>
    </footer>
  );
}
