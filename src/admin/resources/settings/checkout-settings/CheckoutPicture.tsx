import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { CheckoutLanguage } from '#shared/checkout-page.ts';
import { isHexColour } from '#shared/contrast.ts';
import { mediaUrl } from '#wix/media-url.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { Segmented } from '#admin/ui/Segmented.tsx';
import { pictureMessages } from './picture-messages.ts';
import { onColour, POLICIES, SHOP_COLOURS, textField, type CheckoutValues } from './settings-record.ts';
import styles from './picture.module.css';

interface Props {
  values: CheckoutValues;
  language: CheckoutLanguage;
}

type Width = 'desk' | 'phone';

const LOGO = { width: 120, height: 28 };

/** The checkout as it would be with what stands in the form; nothing in it can be pressed. */
export function CheckoutPicture({ values, language }: Props) {
  const translate = useTranslate();
  const [width, setWidth] = useState<Width>('desk');
  const say = (key: string) => translate(`checkout-settings.picture.${key}`);
  return (
    <div className={styles['picture']}>
      <div className={styles['bar']}>
        <h2>{say('title')}</h2>
        <Segmented
          label={say('width')}
          value={width}
          options={[
            { value: 'desk', label: say('desk') },
            { value: 'phone', label: say('phone') },
          ]}
          onChange={setWidth}
        />
      </div>
      <div
        role="img"
        aria-label={say('label')}
        className={`${styles['page']} ${styles[width]}`}
        dir={language === 'he' ? 'rtl' : 'ltr'}
        lang={language}
      >
        <Header values={values} language={language} />
        <div className={styles['body']}>
          <Form values={values} language={language} />
          <Sums values={values} language={language} />
        </div>
      </div>
    </div>
  );
}

function Header({ values, language }: Props) {
  const { name } = useStoreProfile();
  const colour = (held: string, own: string) => (isHexColour(held) ? held : own);
  const style = {
    background: colour(values.headerBack, SHOP_COLOURS.headerBack),
    color: colour(values.headerInk, SHOP_COLOURS.headerInk),
  };
  const logo = mediaUrl(values.logo || undefined, LOGO, 'fit');
  return (
    <div className={styles['header']} style={style}>
      {logo ? <img src={logo} alt="" /> : <b>{values.headerText || name}</b>}
      <span>{values[textField(language, 'continueShoppingLink')] || pictureMessages[language].back}</span>
    </div>
  );
}

function Form({ values, language }: Props) {
  const words = pictureMessages[language];
  const { phone, company, addressLine2 } = values;
  const policies = POLICIES.filter((policy) => values[policy]);
  const field = (label: string, requested: string = 'REQUIRED') =>
    requested === 'HIDDEN' ? null : (
      <span className={styles['field']}>
        <small>{requested === 'OPTIONAL' ? `${label} ${words.optional}` : label}</small>
        <i />
      </span>
    );
  return (
    <div className={styles['form']}>
      <h3>{words.checkout}</h3>
      <h4>{values[textField(language, 'customerDetails')] || words.contact}</h4>
      {field(words.email)}
      {values.newsletter && <Box text={words.newsletter} />}
      <h4>{words.address}</h4>
      <div className={styles['pair']}>
        {field(words.firstName)}
        {field(words.lastName)}
      </div>
      {field(words.company, company)}
      <div className={styles['pair']}>
        {field(words.street)}
        {field(words.flat, addressLine2)}
      </div>
      {field(words.phone, phone)}
      {values.agreement && <Box text={words.agree} />}
      {policies.length > 0 && (
        <span className={styles['policies']}>
          {policies.map((policy) => (
            <u key={policy}>{words[policy]}</u>
          ))}
        </span>
      )}
    </div>
  );
}

const Box = ({ text }: { text: string }) => (
  <span className={styles['box']}>
    <i />
    {text}
  </span>
);

function Sums({ values, language }: Props) {
  const words = pictureMessages[language];
  const back = isHexColour(values.buttonColour) ? values.buttonColour : SHOP_COLOURS.buttonColour;
  const button = values[textField(language, 'placeOrderPayButton')];
  return (
    <div className={styles['totals']}>
      <h4>{values[textField(language, 'orderSummary')] || words.order}</h4>
      <span className={styles['line']}>
        <i />
        <b>Low sun</b>
        <span>€59.00</span>
      </span>
      <span className={styles['field']}>
        <small>{values.giftCards ? words.codes : words.code}</small>
        <i />
      </span>
      <span className={styles['total']}>
        <b>{words.toPay}</b>
        <b>€59.00</b>
      </span>
      <span className={styles['button']} style={{ background: back, color: onColour(back) }}>
        {button ? `${button}, €59.00` : words.pay}
      </span>
    </div>
  );
}
