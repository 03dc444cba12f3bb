import { Package as PackageIcon } from '@safari/ui/icons';
import { usePackagesQuery } from '../data/catalog.api';
import { ListScreen } from '../shared/listing/list-screen';
import { OnlyFor } from '../shared/only-for';
import { useTranslations } from '../translations/translations';
import { FrontPagePanel } from './front-page-panel';
import { useDeletePackageMutation } from './package.api';
import { PackageCard } from './package-card';
import { PackageEditor } from './package-dialog';

/** The packages on the site, and the three of the front page. */
export function PackagesScreen() {
  const t = useTranslations();
  const [remove] = useDeletePackageMutation();
  return (
    <ListScreen
      of="packages"
      icon={<PackageIcon />}
      columns="grid gap-3 md:grid-cols-2"
      result={usePackagesQuery()}
      words={({ name, location, type }) => [name, location, type]}
      above={(packages) => (
        <OnlyFor duty="office">
          <FrontPagePanel packages={packages} />
        </OnlyFor>
      )}
      card={PackageCard}
      dialog={PackageEditor}
      readsDetails
      remove={(id) => remove(id).unwrap()}
      toasts={{ deleted: t('packages.deleted'), failed: t('packages.delete.failed') }}
    />
  );
}
