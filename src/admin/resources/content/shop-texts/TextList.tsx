import { EyeOff } from 'lucide-react';
import { useGetList, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { ANNOUNCEMENT, TEXT_LANGUAGES, type ShopText } from '#shared/shop-texts.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { RecordLoadError } from '#admin/ui/query-state/RecordLoadError.tsx';
import { Card } from '#admin/ui/Card.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import { TranslationChip } from './TranslationChip.tsx';
import styles from './shop-texts.module.css';
import './messages.en.ts';

/** Everything the shop says, with which language it is said in. */
export default function TextList() {
  const translate = useTranslate();
  const read = useGetList<ShopText>('shop-texts');
  if (read.isError) return <RecordLoadError place="list" read={read} />;
  const texts = read.data?.filter(({ id }) => id !== ANNOUNCEMENT);
  const say = (what: string) => translate(`shop-texts.${what}`);
  const isHidden = ({ doc }: ShopText) => 'shown' in doc && !doc.shown;
  return (
    <Page
      title={say('name')}
      meta={say('detail')}
      back={{ to: '/settings', label: translate('counterpart.frame.settings') }}
    >
      {!texts && <LineSkeleton widths={[40, 60, 50]} />}
      {texts && (
        <Card flush>
          <ul className={styles['texts']}>
            {texts.map((text) => (
              <li key={text.id}>
                <Link to={`/shop-texts/${text.id}`}>{say(`text.${text.id}.name`)}</Link>
                <span className={styles['about']}>
                  {text.updatedDate ? (
                    <>
                      {text.updatedBy}, <DateTime value={text.updatedDate} />
                    </>
                  ) : (
                    say('unwritten')
                  )}
                </span>
                <span className={styles['states']}>
                  {isHidden(text) && <StatusChip tone="calm" icon={EyeOff} label={say('hidden')} />}
                  {TEXT_LANGUAGES.map((language) => (
                    <TranslationChip key={language} said={text.said[language]} language={language} />
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Page>
  );
}
