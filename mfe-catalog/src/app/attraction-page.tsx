import { attractionPath, readNumbered } from '@safari/contracts';
import { skipToken, useParams } from '@safari/web-kit';
import { packagesWith } from '../attractions/attraction.rules';
import { useAttractionDetailsQuery } from '../data/catalog.api';
import { AttractionView } from '../item-pages/attraction-view';
import { useTranslations } from '../translations/translations';
import { attractionAddress } from './dialog-addresses';
import { PackageCards } from './item-cards';
import { ItemPage } from './item-page';

/** `/attractions/{id}-{name}`: one attraction. */
export function AttractionPage() {
  const t = useTranslations();
  const id = readNumbered(useParams()['id']);
  const result = useAttractionDetailsQuery(id ?? skipToken);
  return (
    <ItemPage
      of="attraction"
      title={t('attractions.title')}
      id={id}
      result={result}
      path={attractionPath}
      offered={(item) => ({ attractions: [item] })}
    >
      {(item, { toBooking }) => (
        <AttractionView
          item={item}
          booking={toBooking(attractionAddress(item.id))}
          journeys={
            <PackageCards
              title={t('attraction.packages')}
              choose={(all) => packagesWith(item, all).slice(0, 6)}
            />
          }
        />
      )}
    </ItemPage>
  );
}
