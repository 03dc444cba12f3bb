import { packagePath, readNumbered } from '@safari/contracts';
import { skipToken, useParams } from '@safari/web-kit';
import { usePackageDetailsQuery } from '../data/catalog.api';
import { PackageView } from '../item-pages/package-view';
import { similarPackages } from '../item-pages/similar.rules';
import { useTranslations } from '../translations/translations';
import { packageAddress } from './dialog-addresses';
import { PackageCards } from './item-cards';
import { ItemPage } from './item-page';

/** `/packages/{id}-{name}`: one package. */
export function PackagePage() {
  const t = useTranslations();
  const id = readNumbered(useParams()['id']);
  const result = usePackageDetailsQuery(id ?? skipToken);
  return (
    <ItemPage
      of="itinerary"
      title={t('packages.title')}
      id={id}
      result={result}
      path={packagePath}
      offered={(item) => ({ packages: [item] })}
    >
      {(item, { toBooking }) => (
        <PackageView
          item={item}
          booking={toBooking(packageAddress(item.id))}
          similar={<PackageCards title={t('page.similar')} choose={(all) => similarPackages(item, all)} />}
        />
      )}
    </ItemPage>
  );
}
